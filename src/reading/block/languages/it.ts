import type { EndWords } from "../end-words.ts";

export const it: EndWords = {
  code: "it",
  ended:
    "stata disdetta | stato disdetto | offerta disdetta | annullato | annullata | disdetto | disdetta confermata | disdetta effettuata | disdetta registrata | disdetta ricevuta | disdetta programmata | cancellato | cancellata | terminato | terminata | scaduto | scaduta | disattivato | disattivata | cessato | cessata | inattivo | inattiva | non più attivo | non è più attivo | non più attiva | chiuso | hai disdetto | interrotto | interrotta | concluso | recesso confermato",
  ends: "termina | terminerà | scade | scadrà | scadenza | fino al | fino a | sino al | fine | data di fine | data di scadenza | ultimo giorno | verrà annullat* | sarà annullat* | cesserà | accesso fino al | con effetto dal",
  noMore:
    "non pagherai più | non paghi più | nulla da pagare | non si rinnoverà | non si rinnova | non verrà rinnovat* | non sarà rinnovat* | nessun rinnovo | senza rinnovo | nessun altro addebito | nessun ulteriore addebito | nessun addebito | non ti verrà addebitato | non verrà addebitato | non riceverai altri addebiti | non ti addebiteremo | nessun pagamento | nessun altro pagamento | rinnovo automatico disattivato | rinnovo disattivato | rinnovo automatico: no | rinnovo: no | nessun prossimo pagamento",
  none: "nessun abbonamento | nessun piano | non hai un abbonamento | non hai abbonamenti | non hai più | non hai nessun* | nessun contratto | senza abbonamento | non sei abbonat* | non hai alcun*",
  undo: "riattiva* | riprendi | ripristina* | annulla la disdetta | annulla disdetta | revoca* | riabbonati | abbonati di nuovo | abbonati | rinnova | torna* | ricomincia | mantieni | ritira la disdetta | scegli un piano | vedi i piani",
  leave:
    "disdici* | disdire | disdetta | annulla abbonamento | annulla l'abbonamento | cancella abbonamento | cancella l'abbonamento | termina abbonamento | recedi | recedere | disattiva rinnovo | disattiva il rinnovo | interrompi",
  living:
    "prossimo pagamento | prossimo addebito | prossima fattura | prossimo rinnovo | si rinnova | si rinnoverà | verrà rinnovat* | rinnovo il | rinnovo automatico attivo | rinnovo automatico: sì | ti verrà addebitat* | verrà addebitat* | sarà addebitat* | data di rinnovo | prossima rata | prossima quota",
  active: "attivo | attiva | in corso | piano attuale | abbonamento attuale | continua",
  paused:
    "in pausa | pausa | sospeso | sospesa | congelat* | riprende | riprenderà | ripresa | rinviat* | saltat* | temporaneamente | riparte",
  again:
    "riattivato | riattivata | ripristinat* | ripreso | ripresa | riavviat* | rinnovato fino | è stato rinnovato | è stata rinnovata | bentornat* | di nuovo attiv* | nuovamente attiv* | disdetta annullata | disdetta revocata | ricominciat* | prorogat* | revocata la disdetta | annullata la disdetta | tornat* attiv*",
  moved:
    "passato a | passata a | sei passat* | benvenuto in | benvenuta in | benvenuto nel | benvenuti | benvenuto a | cambiato in | nuovo piano | nuovo abbonamento | ora hai | convertit* | sostituit* | trasferit* | migrat* | declassat* | ora sei su",
  trial: "prova | mese gratis | periodo gratuito",
  waits:
    "in attesa | controlla la tua e-mail | controlla la posta | casella di posta | clicca sul link | fai clic sul link | conferma | confermare | da confermare | deve essere confermat* | richiesta ricevuta | richiesta | in lavorazione | in elaborazione | in corso di verifica | sarà esaminat* | verrà esaminat* | chiama* | ti richiameremo | ti contatteremo | per posta | raccomandata | lettera | firma | firmat* | quasi fatto | ancora un passo | ultimo passaggio | per completare | approvazione | provvisori*",
  ifs: "se | a meno che | salvo che | salvo | purché | a condizione | soggett* a | non appena | una volta che | quando | solo se | non ha effetto | avrà effetto | diventerà effettiv* | finché | in caso di | prima di | dopo aver",
  can: "può essere | possono essere | potrebbe | puoi | sarebbe",
  not: "non è stato | non è stata | non è | ancora | non è stato possibile | resta | rimane | mai",
  small:
    "il | lo | la | i | gli | le | l | l' | un | uno | una | di | del | dello | della | dei | delle | dell | a | al | allo | alla | ai | da | dal | dalla | in | nel | nella | con | su | sul | sulla | per | tra | fino | dopo | poi | quindi | che | quando | e | ed | o | tuo | tua | tuoi | suo | sua | suoi | vostro | mio | mia | nostro | nostra | si | ti | vi | lei | tu | noi | io | e' | sono | stato | stata | stati | era | sara | saranno | hai | ha | hanno | abbiamo | questo | questa | oggi | ora | adesso | gia | qui | giorn* | data | mes* | ann* | settiman* | fine | termine | ore | subito | immediat* | definitiv* | automatic* | successo | piu | pagament* | addebit* | fattur* | carta | conto | account | accesso | usare | usufruire | attivo | attiva | confermat* | conferma | grazie | ciao | gentile | mensile | annuale | famiglia | effetto | partire | decorr* | ci | previst* | effettuat* | puoi | richiesta | valido | verra* | preleva* | riferimento | numero",
  goesOn: "continua | prosegue | resta attivo | resta attiva | si rinnova",
  negates: "non | mai | nessun* | niente | nulla | ne | senza",
  turns:
    "ma | pero | tuttavia | sebbene | anche se | bensi | invece | ancora | continu* | prosegu* | resta* | rimane* | rimangono | manten* | conserv* | stess* | di nuovo | nuov* | altr* | prossim* | entramb* | solo | soltanto | tranne | salvo | per ora | quasi | per errore | error* | sbagli*",
  failed: "errore | non riuscit* | impossibile | riprova | problema",
  things:
    "consegna | consegne | ordine | ordini | box | lezione | lezioni | prenotazion* | appuntament* | bigliett* | opzion* | extra* | componente aggiuntivo | newsletter* | e-mail* | pagament* | addebiti | fattura | fatture | coupon* | buono | offert* | sconto | promozione | regal* | dispositiv* | profil* | sessione | sessioni | download* | promemoria | notific* | pausa | prova | carta | event* | spedizion* | pasto | visita | corso | corsi | richiest* | vincolo | crediti | punti",
  people:
    "familiare | familiari | membro della famiglia | figlio | figlia | figli | partner | ospite | ospiti | amico | amica | amici | altro utente | altro account | collega | colleghi | membro del team | coniuge",
  plan: "abbonament* | piano | piani | contratt* | iscrizione | tariff* | account | rinnovo | polizza | assicurazione | disdetta",
  status:
    "stato | fine | scadenza | data di fine | prossimo pagamento | prossimo addebito | rinnovo | rinnovo automatico | valido fino al | accesso fino al | contratto | pagamento | disdetta",
  period:
    "periodo di fatturazione | periodo attuale | periodo in corso | periodo | ciclo | vincolo | mese in corso",
};
