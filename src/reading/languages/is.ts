import type { MarkedWords, FinalWords } from "./language-words.ts";

/** Icelandic. */
export const icelandic: FinalWords = {
  cancel: "hætta við | afturkalla",
  end: "segja upp | segja upp áskrift | uppsögn | hætta í áskrift | ljúka áskrift | slíta samningi | afskrá mig | hætta áskrift",
  delete: "eyða | eyða reikningi | eyða varanlega",
  buy: "kaupa | kaupa núna | greiða | borga | panta | staðfesta pöntun | gerast áskrifandi | uppfæra áskrift | styrkja | senda peninga",
  reach: "birta | deila | bjóða",
  subject: "áskrift | áskriftina | áskriftar | aðild | aðildina | samning | samningi",
  affirm: "=já | =halda áfram | =staðfesta",
};

export const icelandicEveryday: MarkedWords = {
  small: "og að er á í ekki það sem við um með þú þinn til af fyrir en",
  everyday:
    "leita | leit | sía | síur | hreinsa síur! | fjarlægja síur! | raða | raða eftir | flokka eftir | sýna meira | sýna fleiri | sýna minna | sýna allt | sækja fleiri | næsta síða | fyrri síða | næsta spurning! | fyrri spurning | =næsta skref! | =fyrra skref | =næsta vika | =fyrri vika | =næsti mánuður | =fyrri mánuður | næsta mynd | fyrri mynd | næsti kafli | opna valmynd | loka valmynd! | fella saman valmynd! | líkar við! | líkar ekki lengur! | bæta við eftirlæti! | bæta í uppáhald! | fjarlægja úr eftirlæti! | fylgja! | fylgjast með! | hætta að fylgja! | gefa einkunn! | vista breytingar! | vista drög! | drög! | nota síur! | =breyta! | endurnefna! | færa upp! | færa niður! | færa til vinstri! | færa til hægri! | endurraða! | =draga! | setja í körfu! | bæta í körfu! | geyma til síðar! | bæta á óskalista! | fjarlægja af óskalista! | bera saman! | áætla sendingarkostnað! | spila! | gera hlé á myndbandi! | þagga! | kveikja á hljóði! | spilunarhraði! | allur skjárinn | skrá inn! | innskráning! | skrá mig inn! | =sækja | hlaða niður | prenta | afrita | afrita tengil | samþykkja vafrakökur! | hafna vafrakökum! | þysja inn | þysja út | endurhlaða | reyna aftur! | reyndu aftur! | hlaða upp skrá! | hlaða upp mynd! | velja skrá! | merkja sem lesið! | merkja allt sem lesið! | merkja sem ólesið! | velja allt! | sýna dálk | fela dálk! | stærra letur! | minna letur! | leturstærð! | efst á síðu | sækja skrá | samþykkja allar vafrakökur! | hafna öllum vafrakökum! | bæta við stjörnu! | fjarlægja stjörnu! | opna valmyndina | loka valmyndinni! | færa kort | =meira | =minna | =næsta | =næst | =fyrri | =fyrra | =til baka | =loka! | =opna | =valmynd | =heim | =forsíða | =vista! | =nota! | =eftirlæti! | =uppáhald! | =hljóðstyrkur! | =hraði! | =textar! | =skjátextar! | =tungumál! | =þema! | =útlit! | =gjaldmiðill! | =dagatal | =í dag | =kort | =hjálp | =forskoðun | =yfirlit | =stillingar! | =prófíll! | =reikningur | =minn reikningur | =mínar síður | =nánar | =upplýsingar | =ferill | =saga | =tilkynningar | =skilaboð | =pantanir | =mínar pantanir | =reikningar | =umsagnir | =myndir | =lýsing | =stærð | =litur | =magn! | =fjöldi! | =mánaðarlega! | =árlega! | =hreinsa! | =endurstilla! | =dálkar | =dökkt þema! | =almennt | =öryggi | =persónuvernd | =um okkur | =hafa samband | =vörur | =flokkar | =karfa! | =óskalisti! | =skammtar! | =gestir! | =á netinu! | =fjarverandi! | =setja í geymslu! | =blunda! | =merki! | =merkimiðar! | =samþykkja allar! | =hafna öllum! | =fela! | =fella saman! | =stækka! | =minnka! | =gagnlegt! | =afgera! | =endurgera! | =skrá út! | =útskráning! | =til taks!",
  shows:
    "skoða | sjá | sýna | stjórna | umsjón | lesa meira | lesa | kanna | =sækja | prenta | =greiðslumáti | =reikningar",
  chooses: "velja! | bæta við!",
};
