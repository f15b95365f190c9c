import type { MarkedWords, FinalWords } from "./language-words.ts";

/** Catalan. */
export const ca: FinalWords = {
  cancel: "cancel·lar | anul·la | anul·lar",
  end: "donar de baixa | dona'm de baixa | donar-me de baixa | donar-se de baixa | dona de baixa | baixa de la subscripció | cancel·la la subscripció | cancel·lar la subscripció | rescindir | finalitza la subscripció",
  delete: "suprimeix | suprimir | esborra | esborrar | elimina el compte",
  buy: "compra | comprar | compra ara | paga | pagar | pagueu | fes la comanda | fer la comanda | subscriu-te | subscriure'm | millora el pla | fes una donació | envia diners",
  reach: "publica | publicar | comparteix | convida",
  subject: "subscripció | subscripcio | quota | contracte | pla | afiliació",
  affirm: "=sí | =continua | =continuar | =confirma",
};

export const caEveryday: MarkedWords = {
  small: "el la els les de i és una un per amb seu que no en us",
  everyday:
    "cerca | cercar | busca | filtra | filtres | filtre | esborra els filtres! | neteja els filtres! | treu els filtres! | ordena per | mostra'n més | mostra més | mostra menys | mostra-ho tot | veure-ho tot | carrega'n més | pàgina següent | pàgina anterior | pregunta següent! | pregunta anterior | =pas següent! | =pas anterior | =setmana següent | =setmana anterior | =mes següent | =mes anterior | foto següent | foto anterior | capítol següent | obre el menú | tanca el menú! | replega el menú! | desplega el menú | m'agrada! | ja no m'agrada! | afegeix als preferits! | afegeix a favorits! | treu dels preferits! | afegeix una estrella! | treu l'estrella! | =segueix! | deixa de seguir! | valora! | desa els canvis! | desa l'esborrany! | esborrany! | aplica els filtres! | edita! | editar! | canvia el nom! | reanomena! | mou amunt! | mou avall! | mou a l'esquerra! | mou a la dreta! | reordena! | =arrossega! | afegeix a la cistella! | afegeix al carret! | desa per a més tard! | afegeix a la llista de desitjos! | treu de la llista de desitjos! | compara! | calcula l'enviament! | reprodueix! | posa el vídeo en pausa! | silencia! | activa el so! | velocitat de reproducció! | pantalla completa | inicia la sessió! | inicia sessió! | =entra! | tanca la sessió! | tanca sessió! | baixa el fitxer | descarrega | descarregar | imprimeix | copia | copia l'enllaç | accepta les galetes! | rebutja les galetes! | apropa | allunya | actualitza la pàgina | torna a carregar | torna-ho a provar! | puja un fitxer! | puja una imatge! | puja una foto! | tria un fitxer! | marca com a llegit! | marca-ho tot com a llegit! | marca com a no llegit! | selecciona-ho tot! | desselecciona-ho tot! | mostra la columna | amaga la columna! | amaga el tauler! | lletra més gran! | lletra més petita! | mida de la lletra! | torna a dalt | accepta totes les galetes! | rebutja totes les galetes! | mou el mapa | puja un avatar! | =més | =menys | =següent | =anterior | =enrere | =tanca! | =obre | =menú | =inici | =desa! | =aplica! | =preferits! | =favorits! | =volum! | =velocitat! | =subtítols! | =idioma! | =llengua! | =tema! | =moneda! | =calendari | =avui | =mapa | =ajuda | =previsualització | =visió general | =resum | =configuració! | =preferències! | =perfil! | =compte | =el meu compte | =detalls | =historial | =notificacions | =missatges | =comandes | =les meves comandes | =factures | =ressenyes | =opinions | =imatges | =fotos | =descripció | =mida | =talla | =color | =quantitat! | =nombre! | =mensual! | =anual! | =neteja! | =restableix! | =columnes | =mode fosc! | =general | =seguretat | =privadesa | =privacitat | =sobre nosaltres | =contacte | =productes | =categories | =cistella! | =carret! | =llista de desitjos! | =racions! | =convidats! | =en línia! | =absent! | =arxiva! | =arxiu! | =posposa el missatge! | =etiqueta! | =etiquetes! | =accepta-ho tot! | =rebutja-ho tot! | =amaga! | =replega! | =desplega | =útil! | =desfés! | =refés! | =amplia | =redueix! | =disponible!",
  shows:
    "veure | mostra | consulta | gestiona | administra | més informació | llegeix | descobreix | explora | descarrega | imprimeix | edita | =mètode de pagament | =factures",
  chooses: "selecciona! | tria! | escull! | afegeix!",
};
