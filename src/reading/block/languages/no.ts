import type { EndWords } from "../end-words.ts";

export const no: EndWords = {
  code: "no",
  ended:
    "sagt opp | oppsagt | avsluttet | kansellert | utløpt | opphørt | inaktiv | inaktivt | ikke lenger aktiv | ikke lenger medlem | oppsigelse bekreftet | oppsigelsen er bekreftet | oppsigelse mottatt | avmeldt | stengt | stoppet",
  ends: "utløper | slutter | avsluttes | opphører | sluttdato | til og med | frem til | gjelder til | tilgang til | siste dag | slutt",
  noMore:
    "betaler ikke mer | ikke flere betalinger | trekkes ikke | fornyes ikke | blir ikke fornyet | forlenges ikke | ingen flere betalinger | ingen flere trekk | ingen nye betalinger | ikke belastet | belastes ikke | trekker ikke mer | automatisk fornyelse av | automatisk fornyelse: av | fornyelse av | neste betaling: ingen | ingen neste betaling",
  none: "ikke noe aktivt | ingen aktive | intet abonnement | ikke abonnement | har ikke et | har ingen | ikke medlem | intet medlemskap",
  undo: "gjenoppta | reaktiver | angre | forny | trekk tilbake | start igjen | abonner igjen | abonner | behold | bli med igjen | slå på igjen | velg abonnement",
  leave: "si opp | avslutt | oppsigelse | avbestill | kanseller | meld deg av | slå av fornyelse",
  living:
    "neste betaling | neste trekk | neste faktura | neste fornyelse | fornyes den | fornyes | forlenges | trekkes den | belastes den | blir belastet | automatisk fornyelse på",
  active: "aktiv | aktivt | pågående | løpende | nåværende abonnement | fortsetter",
  paused:
    "pauset | satt på pause | pause | fryst | hoppet over | gjenopptas | midlertidig | starter igjen",
  again:
    "reaktivert | gjenopptatt | gjenopprettet | startet igjen | startet på nytt | fornyet | velkommen tilbake | trukket tilbake | aktivt igjen | aktiv igjen | forlenget til | rullet tilbake | tilbakeført",
  moved:
    "byttet til | endret til | flyttet til | velkommen til | nytt abonnement | ny plan | nedgradert | oppgradert | nå har du | erstattet | gjort om",
  trial: "prøve* | gratis måned | gratisperiode",
  waits:
    "venter | avventer | sjekk innboksen | sjekk e-posten | klikk på lenken | bekreft | må bekreftes | forespørsel* | søknad | behandles | gjennomgås | ring oss | vi ringer | kontakter deg | per post | brev | signatur | nesten ferdig | ett steg igjen | for å fullføre | godkjenn*",
  ifs: "hvis | med mindre | forutsatt | på betingelse | så snart | når du | når vi | først når | først etter | trer i kraft | til du | før | med forbehold | bare hvis",
  can: "kan | kunne | ville",
  not: "ikke | ennå | fortsatt | kunne | aldri | forblir",
  small:
    "den | det | de | en | et | ei | denne | dette | din | ditt | dine | min | mitt | vart | vare | dere | du | vi | jeg | oss | deg | er | var | har | hadde | blir | ble | blitt | skal | vil | a | at | og | eller | pa | i | til | av | for | fra | med | om | per | etter | deretter | da | nar | som | til og med | i dag | na | her | dag* | dato | maned* | ar | aret | uke* | slutt* | utlop* | kl | umiddelbart | endelig | automatisk* | mer | betal* | trekk* | faktur* | belast* | kort | konto | tilgang | bruk* | aktiv* | bekreft* | takk | hei | manedlig* | arlig* | flere | bade | kan | onske | gyldig* | gjores | trekkes | foresporsel",
  goesOn: "fortsetter | loper videre | fornyes",
  negates: "ikke | aldri | ingen | ingenting | uten | ei",
  turns:
    "men | likevel | selv om | i stedet | enna | fortsatt | fortsett* | loper | forblir | blir | behold* | samme | igjen | annen | annet | andre | ny | nytt | nye | neste | begge | bare | kun | unntatt | inntil videre | nesten | feil*",
  failed: "feil | mislyktes | gikk galt | prøv igjen",
  things:
    "levering* | ordre* | bestilling* | kasse | time | klasse | booking* | avtale | billett* | tillegg* | ekstra* | nyhetsbrev* | e-post* | betalinger | betaling | faktura* | kupong* | tilbud* | rabatt* | kampanje* | gave* | enhet* | profil* | økt* | varsel* | pause | prøve* | kort | arrangement* | pakke* | kurs* | forespørsel* | binding* | poeng",
  people:
    "familiemedlem* | barn | barnet | sønn | datter | partner* | gjest | venn | invitert | annen bruker | annen konto | kollega*",
  plan: "abonnement* | medlemskap* | plan | avtale* | konto | fornyelse | forsikring* | kontrakt* | oppsigelse*",
  status:
    "status | slutt | sluttdato | neste betaling | fornyelse | automatisk fornyelse | gjelder til | avtale | betaling | oppsigelse",
  period: "faktureringsperiode* | nåværende periode | periode* | bindingstid",
};
