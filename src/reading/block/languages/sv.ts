import type { EndWords } from "../end-words.ts";

export const sv: EndWords = {
  code: "sv",
  ended:
    "avslutad | avslutat | avslutats | uppsagd | uppsagt | sagts upp | har sagt upp | upphört | avbruten | avbrutet | utgången | utgånget | inaktiv | inaktivt | inte längre aktiv | inte längre medlem | uppsägning bekräftad | uppsägningen är bekräftad | uppsägning mottagen | stängd | avbeställd | avregistrerad",
  ends: "upphör | slutar gälla | slutar | avslutas | löper ut | till och med | t.o.m. | fram till | gäller till | slutdatum | sista dag* | slut",
  noMore:
    "betalar inget mer | betalar inte mer | dras inte | förnyas inte | förlängs inte | kommer inte att förnyas | kommer inte att förlängas | inga fler betalningar | inga fler debiteringar | ingen ny betalning | inga fler dragningar | drar inget mer | inget mer dras | debiteras inte | automatisk förnyelse av | automatisk förnyelse: av | förnyelse av | nästa betalning: ingen | ingen nästa betalning",
  none: "inget aktivt | ingen aktiv | inget abonnemang | ingen prenumeration | inget medlemskap | har inget | har ingen | inte medlem",
  undo: "återuppta | återaktivera | ångra | återkalla | förnya | börja om | prenumerera igen | starta igen | gå med igen | aktivera igen | prenumerera | behåll | ta tillbaka | slå på igen | välj abonnemang",
  leave:
    "avsluta | säg upp | säga upp | uppsägning | avsluta … | stäng av förnyelse | avbryt prenumeration* | avbeställ",
  living:
    "nästa betalning | nästa debitering | nästa faktura | nästa förnyelse | förnyas den | förnyas | förlängs | dras den | debiteras den | automatisk förnyelse på | nästa dragning",
  active: "aktiv | aktivt | pågående | löper | nuvarande abonnemang | fortsätter",
  paused:
    "pausad | pausat | paus | vilande | fryst | hoppades över | överhoppad | återupptas | tillfälligt | uppehåll | startar igen",
  again:
    "återaktiverad | återaktiverat | återupptagen | återupptaget | återställd | återställt | startat om | startats om | förnyats | förnyades | välkommen tillbaka | återkallad | åter aktiv | aktiv igen | förlängd till | ångrad* | återkallats",
  moved:
    "bytt till | ändrad till | ändrat till | flyttad till | välkommen till | nytt abonnemang | ny plan | nedgraderad | nedgraderat | uppgraderad | nu har du | ersatt | omvandlad",
  trial: "prov* | gratismånad | gratisperiod | test*",
  waits:
    "väntar | väntande | kontrollera din inkorg | kolla din inkorg | klicka på länken | bekräfta | behöver bekräftas | måste bekräftas | begäran | förfrågan | ansökan | behandlas | granskas | ring oss | vi ringer | kontaktar dig | per post | brev | underskrift | nästan klart | ett steg kvar | för att slutföra | godkänn* | preliminär*",
  ifs: "om | såvida | under förutsättning | förutsatt | så snart | när du | när vi | först när | först efter | träder i kraft | tills du | innan | med förbehåll | endast om",
  can: "kan | kunde | skulle",
  not: "inte | ännu | fortfarande | kunde | aldrig | kvarstår",
  small:
    "den | det | de | en | ett | denna | detta | din | ditt | dina | min | mitt | vart | var | vara | ert | er | du | ni | vi | jag | oss | dig | ar | har | hade | blir | blev | blivit | ska | kommer | att | och | eller | pa | i | till | av | for | fran | med | om | per | efter | sedan | da | nar | som | till och med | t o m | fr o m | idag | i dag | nu | dag* | datum | manad* | aret | vecka | veckor | slut* | klockan | kl | omedelbart | definitivt | automatisk* | mer | betal* | drag* | faktur* | debiter* | kort | konto | tillgang | anvand* | aktiv* | bekraft* | tack | hej | manads* | ars* | der | fler | flera | dras | gors | kan | begaran | onskan | giltig*",
  goesOn: "fortsatter | loper vidare | ligger kvar | fornyas",
  negates: "inte | aldrig | ingen | inga | inget | ingenting | utan | ej",
  turns:
    "men | dock | fast | trots | istallet | an | annu | fortfarande | fortsatt* | fortsatter | lopa* | loper | kvar* | forblir | behall* | samma | igen | annan | annat | andra | ny | nytt | nya | nasta | bada | bara | endast | utom | tills vidare | nastan | misstag* | fel | felaktig*",
  failed: "fel | misslyckades | gick inte | försök igen",
  things:
    "leverans* | beställning* | *låda | lektion* | klass | bokning* | tid | biljett* | tillägg* | extra* | nyhetsbrev* | e-post* | betalningar | betalning | faktur* | kupong* | erbjudande* | rabatt* | kampanj* | gåva | presentkort | enhet* | profil* | session* | avisering* | paus | prov* | kort | evenemang* | paket* | kurs* | begäran | bindningstid | poäng",
  people:
    "familjemedlem* | barn | barnet | son | dotter | partner* | gäst | gästen | vän | inbjud* | annan användare | annat konto | kollega*",
  plan: "abonnemang* | prenumeration* | medlemskap* | plan | avtal* | konto | förnyelse | försäkring* | uppsägning*",
  status:
    "status | slut | slutdatum | nästa betalning | förnyelse | automatisk förnyelse | gäller till | avtal | betalning | uppsägning",
  period: "faktureringsperiod* | innevarande period | period* | bindningstid | avtalsperiod",
};
