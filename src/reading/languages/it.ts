import type { EverydayWords } from "./language.ts";

/** Italian. */
export const it: EverydayWords = {
  small: "il la i le di e è una un per con tuo tua che non in del della",
  everyday:
    "cerca | ricerca | filtra | filtri | filtro | ordina per | più | meno | mostra altro | mostra di più | mostra meno | carica altri | vedi tutti | mostra tutti | avanti | successivo | successiva | precedente | pagina successiva | pagina precedente | indietro | apri | chiudi | home | menu | mi piace | preferito | preferiti | aggiungi ai preferiti | segui | smetti di seguire | salva | bozza | salva bozza | salva modifiche | modifica | rinomina | aggiungi al carrello | carrello | lista dei desideri | confronta | riproduci | pausa | disattiva audio | volume | schermo intero | sottotitoli | accedi | esci | disconnetti | lingua | tema | scarica | stampa | copia | copia link | cookie | accetta tutti | rifiuta tutti | calendario | oggi | mappa | ingrandisci | riduci | aggiorna pagina | riprova | aiuto | carica file | anteprima | panoramica | impostazioni | preferenze | profilo | account | il mio account | dettagli | cronologia | notifiche | messaggi | ordini | i miei ordini | fatture | fattura | recensioni | foto | descrizione | taglia | colore | quantità | mensile | annuale | seleziona tutto | cancella filtri | reimposta | nascondi | generale | sicurezza | privacy | chi siamo | contatti | prodotti | categorie | ho capito | torna su | scegli file",
  shows:
    "vedi | visualizza | mostra | consulta | apri | gestisci | dettagli | confronta | scopri di più | leggi | scopri | scarica | stampa | modifica | cambia | vai a | metodo di pagamento | fatture | fattura",
  chooses: "seleziona | scegli | aggiungi",
};
