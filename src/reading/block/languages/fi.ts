import type { EndWords } from "../end-words.ts";

export const fi: EndWords = {
  code: "fi",
  ended:
    "peruttu | peruutettu | irtisanottu | päättynyt | lopetettu | vanhentunut | ei enää aktiivinen | ei ole enää voimassa | poistettu käytöstä | peruutus vahvistettu | irtisanominen vahvistettu | suljettu",
  ends: "päättyy | päättymispäivä | asti | saakka | viimeinen päivä | voimassa | loppuu | lakkaa",
  noMore:
    "ei uusiudu | ei uusita | ei enää veloiteta | ei veloiteta | ei uusia maksuja | ei enää maksuja | ei tulevia maksuja | automaattinen uusiutuminen pois* | automaattinen uusiminen pois* | seuraava maksu: ei | uusiutuminen pois*",
  none: "ei aktiivista | ei tilausta | ei voimassa olevaa | ei jäsenyyttä | sinulla ei ole | ei tilauksia",
  undo: "jatka tilausta | aktivoi uudelleen | peru irtisanominen | kumoa | palauta | uusi tilaus | tilaa uudelleen | aloita uudelleen | ota takaisin | tilaa | pidä | peru peruutus",
  leave:
    "peruuta tilaus | peruuta | peru tilaus | peru jäsenyys | irtisano* | lopeta* | päätä tilaus | peru",
  living:
    "seuraava maksu | seuraava veloitus | seuraava lasku | uusiutuu | uusitaan | veloitetaan | uusimispäivä | automaattinen uusiutuminen päällä",
  active: "aktiivinen | voimassa oleva | käynnissä | nykyinen tilaus | jatkuu",
  paused: "tauolla | keskeytetty | tauko | jäädytetty | ohitettu | jatkuu | väliaikaisesti | palaa",
  again:
    "aktivoitu uudelleen | palautettu | jatkettu | aloitettu uudelleen | uusittu | tervetuloa takaisin | peruttu irtisanominen | taas aktiivinen | kumottu",
  moved:
    "vaihdettu | siirretty | muutettu | tervetuloa | uusi tilaus | uusi sopimus | korvattu | alennettu",
  trial: "kokeilu* | ilmainen kuukausi",
  waits:
    "odottaa | odottavat | tarkista sähköposti* | napsauta linkkiä | klikkaa linkkiä | vahvista | vahvistettava | pyyntö* | hakemus | käsitellään | käsittelyssä | tarkastetaan | soita | soitamme | otamme yhteyttä | postitse | kirje | allekirjoit* | melkein valmis | vielä yksi vaihe | hyväksy*",
  ifs: "jos | ellei | edellyttäen | ehdolla | heti kun | kun | vasta | tulee voimaan | kunnes | ennen kuin | mikäli",
  can: "voidaan | voi",
  not: "ei ole | ei vielä | vielä | yhä | edelleen | ei voitu | eivät",
  small:
    "on | oli | ovat | olet | olemme | ole | ollut | tama | taman | se | sen | sinun | sinulla | teidan | teilla | meidan | me | sina | te | mina | ja | tai | etta | kun | jolloin | joka | jonka | nyt | tanaan | sitten | sen jalkeen | jalkeen | asti | saakka | alkaen | paiva* | kuukau* | vuosi* | vuode* | viikko* | loppu* | heti | lopullisesti | automaatti* | onnistuneesti | enaa | lisaa | maksu* | veloit* | lasku* | kortti* | kortilta* | tili* | kaytto* | kaytta* | aktiivi* | vahvist* | kiitos | hei | voimassa | kello | klo | voit | pyynto* | pyynnosta | perita | veloiteta | tehda",
  goesOn: "jatkuu | pysyy voimassa | uusiutuu",
  negates: "ei | eivat | emme | en | et | ala | koskaan | mitaan | ilman | ilman*",
  turns:
    "mutta | kuitenkin | vaikka | sen sijaan | vaan | viela | yha | edelleen | jatku* | jaa | pysy* | sailyy | sailyvat | sama* | uudelleen | uudestaan | toinen | toise* | uusi | uude* | uutta | seuraava* | molem* | vain | paitsi | toistaiseksi | melkein | lahes | virhe* | vahingossa",
  failed: "virhe | epäonnistui | yritä uudelleen",
  things:
    "toimitus* | tilaus nro | laatikko | tunti | varaus* | aika | lippu* | lisäosa* | lisäpalvelu* | uutiskirje* | sähköposti* | maksut | maksua | lasku* | kuponki* | tarjous* | alennus* | kampanja* | lahja* | laite* | profiili* | istunto* | ilmoitus* | tauko | kokeilu* | kortti | tapahtuma* | paketti | kurssi* | pyyntö* | pisteet",
  people:
    "perheenjäsen* | lapsi | lapsen | poika | tytär | kumppani* | vieras | ystävä* | toinen käyttäjä | toinen tili | kollega*",
  plan: "tilau* | jäsenyy* | sopimu* | tili | uusiutuminen | vakuutu* | irtisanominen | peruutus",
  status:
    "tila | päättyy | päättymispäivä | seuraava maksu | uusiutuminen | automaattinen uusiutuminen | voimassa | sopimus | maksu",
  period: "laskutuskausi | laskutuskauden | nykyinen kausi | kausi | jakso | määräaika",
};
