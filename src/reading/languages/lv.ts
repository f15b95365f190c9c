import type { MarkedWords, FinalWords } from "./language-words.ts";

/** Latvian. */
export const lv: FinalWords = {
  cancel: "atcelt | atcelšana",
  end: "atteikties no abonementa | atcelt abonementu | pārtraukt abonementu | pārtraukt | izbeigt abonementu | izbeigt līgumu | lauzt līgumu | atrakstīties",
  delete: "dzēst | izdzēst | neatgriezeniski dzēst",
  buy: "pirkt | pirkt tagad | nopirkt | maksāt | apmaksāt | samaksāt | pasūtīt | veikt pasūtījumu | abonēt | ziedot | sūtīt naudu",
  reach: "publicēt | kopīgot | uzaicināt | dalīties",
  subject: "abonementu | abonements | abonementa | dalību | līgumu | līgums | plānu",
  affirm: "=jā | =turpināt | =apstiprināt",
};

export const lvEveryday: MarkedWords = {
  small: "un ir uz ka no ar nav par jūsu vai lai tas kas pie kā mūsu arī",
  everyday:
    "meklēt | meklēšana | filtrs | filtri | filtrēt | notīrīt filtrus! | noņemt filtrus! | kārtot | kārtot pēc | rādīt vairāk | rādīt mazāk | rādīt visus | ielādēt vairāk | nākamā lapa | iepriekšējā lapa | nākamais jautājums! | iepriekšējais jautājums | =nākamais solis! | =iepriekšējais solis | =nākamā nedēļa | =iepriekšējā nedēļa | =nākamais mēnesis | =iepriekšējais mēnesis | nākamais attēls | iepriekšējais attēls | nākamā nodaļa | atvērt izvēlni | aizvērt izvēlni! | sakļaut izvēlni! | izvērst izvēlni | patīk! | vairs nepatīk! | pievienot izlasei! | noņemt no izlases! | pievienot zvaigznīti! | noņemt zvaigznīti! | sekot! | nesekot! | novērtēt! | saglabāt izmaiņas! | saglabāt melnrakstu! | melnraksts! | lietot filtrus! | rediģēt! | pārdēvēt! | pārvietot uz augšu! | pārvietot uz leju! | pārvietot pa kreisi! | pārvietot pa labi! | mainīt secību! | =vilkt! | ielikt grozā! | pievienot grozam! | likt grozā! | saglabāt vēlākam! | pievienot vēlmju sarakstam! | noņemt no vēlmju saraksta! | salīdzināt! | aprēķināt piegādi! | atskaņot! | pauzēt video! | izslēgt skaņu! | ieslēgt skaņu! | atskaņošanas ātrums! | pilnekrāna režīms | pilnekrāns | =pieteikties! | ielogoties! | ienākt! | =izrakstīties! | =iziet! | lejupielādēt | drukāt | kopēt | kopēt saiti | pieņemt sīkdatnes! | noraidīt sīkdatnes! | tuvināt | tālināt | atsvaidzināt | pārlādēt | atjaunot lapu | mēģināt vēlreiz! | augšupielādēt failu! | augšupielādēt attēlu! | izvēlēties failu! | atzīmēt kā izlasītu! | atzīmēt visus kā izlasītus! | atzīmēt kā nelasītu! | atlasīt visu! | noņemt atlasi! | rādīt kolonnu | paslēpt kolonnu! | lielāki burti! | mazāki burti! | fonta lielums! | uz augšu! | pieņemt visas sīkdatnes! | noraidīt visas sīkdatnes! | pārvietot karti | =vairāk | =mazāk | =nākamā | =nākamais | =iepriekšējā | =iepriekšējais | =atpakaļ | =aizvērt! | =atvērt | =izvēlne | =sākums | =saglabāt! | =lietot! | =piemērot! | =izlase! | =skaļums! | =ātrums! | =subtitri! | =valoda! | =tēma! | =dizains! | =valūta! | =kalendārs | =šodien | =karte | =palīdzība | =priekšskatījums | =pārskats | =iestatījumi! | =profils! | =konts | =mans konts | =sīkāka informācija | =vēsture | =paziņojumi | =ziņojumi | =pasūtījumi | =mani pasūtījumi | =rēķini | =atsauksmes | =attēli | =fotoattēli | =apraksts | =izmērs | =krāsa | =daudzums! | =skaits! | =katru mēnesi! | =katru gadu! | =notīrīt! | =atiestatīt! | =kolonnas | =tumšais režīms! | =vispārīgi | =drošība | =privātums | =par mums | =kontakti | =produkti | =preces | =kategorijas | =grozs! | =vēlmju saraksts! | =porcijas! | =viesi! | =tiešsaistē! | =prombūtnē! | =arhivēt! | =arhīvs! | =atlikt! | =etiķete! | =etiķetes! | =pieņemt visas! | =noraidīt visas! | =paslēpt! | =sakļaut! | =izvērst | =noderīgi! | =palielināt! | =samazināt!",
  shows:
    "skatīt | apskatīt | rādīt | pārvaldīt | uzzināt vairāk | lasīt | lasīt vairāk | izpētīt | lejupielādēt | drukāt | rediģēt | =maksājuma veids | =rēķini",
  chooses: "izvēlēties! | atlasīt! | pievienot!",
};
