import type { MarkedWords, FinalWords } from "./language-words.ts";

/** Estonian. */
export const et: FinalWords = {
  cancel: "tühista | tühistamine | katkesta",
  end: "tühista tellimus | lõpeta tellimus | lõpeta liikmesus | lõpeta leping | loobu tellimusest | tellimuse lõpetamine | ütle leping üles | lepingu lõpetamine | tühista liikmesus",
  delete: "kustuta | kustutamine | kustuta jäädavalt",
  buy: "osta | osta kohe | maksa | maksan | telli | esita tellimus | telli kohe | liitu tasuliselt | anneta | saada raha",
  reach: "avalda | postita | jaga kõigiga | kutsu",
  subject: "tellimus | tellimuse | tellimust | liikmesus | liikmesuse | leping | lepingu | paketi",
  affirm: "=jah | =jätka | =kinnita",
};

export const etEveryday: MarkedWords = {
  small: "ja on ei et see teie kui või ka mis oma aga seda meie siin saab",
  everyday:
    "otsi | otsing | filter | filtrid | filtreeri | tühjenda filtrid! | eemalda filtrid! | sorteeri | järjesta | näita rohkem | kuva rohkem | näita vähem | kuva vähem | näita kõiki | kuva kõik | laadi rohkem | järgmine leht | eelmine leht | järgmine küsimus! | eelmine küsimus | =järgmine samm! | =eelmine samm | =järgmine nädal | =eelmine nädal | =järgmine kuu | =eelmine kuu | järgmine pilt | eelmine pilt | järgmine peatükk | ava menüü | sulge menüü! | ahenda menüü! | laienda menüü | meeldib! | ei meeldi enam! | lisa lemmikutesse! | eemalda lemmikutest! | lisa tärn! | eemalda tärn! | jälgi! | lõpeta jälgimine! | hinda! | salvesta muudatused! | salvesta mustand! | mustand! | rakenda filtrid! | muuda nime! | redigeeri! | nimeta ümber! | liiguta üles! | liiguta alla! | liiguta vasakule! | liiguta paremale! | muuda järjekorda! | =lohista! | lisa ostukorvi! | lisa korvi! | salvesta hilisemaks! | lisa soovinimekirja! | eemalda soovinimekirjast! | võrdle! | arvuta tarnekulu! | esita video! | =mängi! | peata video! | vaigista! | lülita heli sisse! | taasesituse kiirus! | täisekraan | logi sisse! | logi välja! | laadi alla | prindi | kopeeri | kopeeri link | nõustu küpsistega! | keeldu küpsistest! | suumi sisse | suumi välja | värskenda | laadi uuesti | proovi uuesti! | laadi fail üles! | laadi pilt üles! | vali fail! | märgi loetuks! | märgi kõik loetuks! | =märgi lugemata! | vali kõik! | näita veergu | peida veerg! | peida paneel! | suurem kiri! | väiksem kiri! | kirja suurus! | =üles! | nõustu kõigi küpsistega! | keeldu kõigist küpsistest! | liiguta kaarti | =rohkem | =vähem | =järgmine | =eelmine | =tagasi | =sulge! | =ava | =menüü | =avaleht | =salvesta! | =rakenda! | =lemmikud! | =lemmik! | =helitugevus! | =kiirus! | =subtiitrid! | =keel! | =teema! | =kujundus! | =valuuta! | =kalender | =täna | =kaart | =abi | =eelvaade | =ülevaade | =seaded! | =sätted! | =profiil! | =konto | =minu konto | =üksikasjad | =ajalugu | =teavitused | =teated | =sõnumid | =minu tellimused | =arved | =arvustused | =hinnangud | =pildid | =fotod | =kirjeldus | =suurus | =värv | =kogus! | =arv! | =kord kuus! | =kord aastas! | =tühjenda! | =lähtesta! | =veerud | =tume režiim! | =üldine | =turvalisus | =privaatsus | =meist | =kontakt | =tooted | =kategooriad | =ostukorv! | =soovinimekiri! | =portsjonid! | =külalised! | =võrgus! | =eemal! | =arhiivi! | =arhiveeri! | =edasi lükata! | =silt! | =sildid! | =nõustu kõigiga! | =keeldu kõigist! | =peida! | =ahenda! | =laienda | =kasulik! | =tee uuesti! | =suurenda! | =vähenda!",
  shows:
    "vaata | näita | kuva | halda | haldamine | loe lähemalt | loe edasi | loe | avasta | laadi alla | prindi | redigeeri | =makseviis | =arved",
  chooses: "vali! | lisa!",
};
