import type { EndWords } from "../end-words.ts";

export const da: EndWords = {
  code: "da",
  ended:
    "opsagt | annulleret | afsluttet | ophørt | udløbet | inaktiv | inaktivt | ikke længere aktiv | ikke længere medlem | opsigelse bekræftet | opsigelsen er bekræftet | opsigelse modtaget | afmeldt | lukket | stoppet",
  ends: "udløber | slutter | ophører | stopper | slutdato | indtil | til og med | gælder til | adgang til | sidste dag | frem til | slut",
  noMore:
    "ikke flere betalinger | betaler ikke mere | trækkes ikke | fornyes ikke | bliver ikke fornyet | ikke forlænget | forlænges ikke | ingen yderligere betaling* | ingen flere betalinger | ikke opkrævet | opkræves ikke | trækker ikke mere | automatisk fornyelse fra | automatisk fornyelse: fra | fornyelse slået fra | næste betaling: ingen | ingen næste betaling",
  none: "intet aktivt | ingen aktive | intet abonnement | intet medlemskap | har ikke et | har ikke noget | ingen abonnementer | ikke medlem",
  undo: "genaktiver | genoptag | fortryd | forny | tilbagekald | tilmeld igen | start igen | abonner igen | abonner | behold | træk … tilbage | slå … til igen | vælg abonnement",
  leave:
    "opsig | opsige | opsigelse | annuller | afslut | afmeld | stop abonnement | slå fornyelse fra",
  living:
    "næste betaling | næste opkrævning | næste faktura | næste fornyelse | fornyes den | fornyes | forlænges | opkræves den | bliver opkrævet | trækkes den | automatisk fornyelse til",
  active: "aktiv | aktivt | igangværende | løbende | nuværende abonnement | fortsætter",
  paused:
    "pauseret | sat på pause | pause | bero | frosset | sprunget over | genoptages | midlertidigt | starter igen",
  again:
    "genaktiveret | genoptaget | genoprettet | startet igen | fornyet | velkommen tilbage | tilbagekaldt | aktivt igen | aktiv igen | forlænget til | rullet tilbage | tilbageført",
  moved:
    "skiftet til | ændret til | flyttet til | velkommen til | nyt abonnement | ny plan | nedgraderet | opgraderet | nu har du | erstattet | omdannet",
  trial: "prøve* | gratis måned | gratisperiode",
  waits:
    "afventer | venter på | tjek din indbakke | tjek din mail | klik på linket | bekræft | skal bekræftes | anmodning* | ansøgning | behandles | gennemgås | ring til os | vi ringer | kontakter dig | med posten | brev | underskrift | næsten færdig | et trin mere | for at fuldføre | godkend*",
  ifs: "hvis | medmindre | forudsat | på betingelse | så snart | når du | når vi | først når | først efter | træder i kraft | indtil du | inden | med forbehold | kun hvis",
  can: "kan | kunne | ville",
  not: "ikke | endnu | stadig | kunne | aldrig | forbliver",
  small:
    "den | det | de | en | et | denne | dette | din | dit | dine | min | mit | vores | jeres | du | i | vi | jeg | os | dig | er | var | har | havde | bliver | blev | blevet | skal | vil | at | og | eller | pa | til | af | for | fra | med | om | pr | efter | derefter | da | nar | som | til og med | i dag | nu | her | dag* | dato | maned* | ar | aret | uge* | slut* | udlob* | kl | straks | endeligt | automatisk* | mere | betal* | traek* | faktur* | opkraev* | kort | konto | adgang | brug* | aktiv* | bekraeft* | tak | hej | manedlig* | arlig* | der | flere | bade | kan | anmodning | onske | gyldig* | foretag* | traekkes",
  goesOn: "fortsaetter | lober videre | fornyes",
  negates: "ikke | aldrig | ingen | intet | uden | ej",
  turns:
    "men | dog | selvom | i stedet | endnu | stadig | fortsaet* | lober | forbliver | bliver | behold* | samme | igen | anden | andet | andre | ny | nyt | nye | naeste | begge | kun | undtagen | indtil videre | naesten | fejl*",
  failed: "fejl | mislykkedes | gik galt | prøv igen",
  things:
    "levering* | ordre* | bestilling* | kasse | lektion* | hold | booking* | aftale | billet* | tilkøb* | tilvalg | ekstra* | nyhedsbrev* | e-mail* | betalinger | betaling | faktura* | kupon* | tilbud* | rabat* | kampagne* | gave* | enhed* | profil* | session* | notifikation* | pause | prøve* | kort | begivenhed* | pakke* | kursus | anmodning* | binding* | point",
  people:
    "familiemedlem* | barn | barnet | søn | datter | partner* | gæst | ven | inviteret | anden bruger | anden konto | kollega*",
  plan: "abonnement* | medlemskab* | plan | aftale* | konto | fornyelse | forsikring* | kontrakt* | opsigelse*",
  status:
    "status | slut | slutdato | næste betaling | fornyelse | automatisk fornyelse | gælder til | aftale | betaling | opsigelse",
  period: "faktureringsperiode* | nuværende periode | periode* | bindingsperiode",
};
