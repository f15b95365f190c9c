import type { MarkedWords, FinalWords } from "./language-words.ts";

/** Basque. */
export const eu: FinalWords = {
  cancel: "utzi | ezeztatu | bertan behera utzi",
  end: "harpidetza ezeztatu | harpidetza utzi | harpidetza bertan behera utzi | baja eman | harpidetza amaitu | kontratua amaitu | utzi harpidetza",
  delete: "ezabatu | kontua ezabatu",
  buy: "erosi | erosi orain | ordaindu | eskatu orain | harpidetu | hobetu plana | dohaintza egin | dirua bidali",
  reach: "argitaratu | partekatu | gonbidatu",
  subject: "harpidetza | kuota | kontratua | bazkidetza",
  affirm: "=bai | =jarraitu | =berretsi",
};

export const euEveryday: MarkedWords = {
  small: "eta da ez du bat hau zure dira edo den ere dago baina gure honek dute",
  everyday:
    "bilatu | bilaketa | iragazi | iragazkia | iragazkiak | garbitu iragazkiak! | kendu iragazkiak! | ordenatu | erakutsi gehiago | ikusi gehiago | erakutsi gutxiago | erakutsi guztiak | ikusi guztiak | kargatu gehiago | hurrengo orria | aurreko orria | hurrengo galdera! | aurreko galdera | =hurrengo urratsa! | =aurreko urratsa | =hurrengo astea | =aurreko astea | =hurrengo hilabetea | =aurreko hilabetea | hurrengo argazkia | aurreko argazkia | hurrengo kapitulua | ireki menua | itxi menua! | tolestu menua! | atsegin dut! | jada ez dut atsegin! | gehitu gogokoetara! | kendu gogokoetatik! | gehitu izarra! | kendu izarra! | baloratu! | gorde aldaketak! | gorde zirriborroa! | zirriborroa! | aplikatu iragazkiak! | editatu! | berrizendatu! | aldatu izena! | mugitu gora! | mugitu behera! | mugitu ezkerrera! | mugitu eskuinera! | berrordenatu! | =arrastatu! | gehitu saskira! | saskira gehitu! | gorde geroko! | gehitu nahien zerrendara! | kendu nahien zerrendatik! | alderatu! | konparatu! | kalkulatu bidalketa! | erreproduzitu! | pausatu bideoa! | isilarazi! | aktibatu soinua! | erreprodukzio-abiadura! | pantaila osoa | hasi saioa! | saioa hasi! | amaitu saioa! | saioa itxi! | deskargatu | inprimatu | kopiatu | kopiatu esteka | onartu cookieak! | baztertu cookieak! | hurbildu | urrundu | freskatu | birkargatu | saiatu berriro! | igo fitxategia! | igo irudia! | igo argazkia! | =aukeratu fitxategia! | markatu irakurritako gisa! | markatu guztiak irakurritako gisa! | markatu irakurri gabeko gisa! | hautatu guztiak! | erakutsi zutabea | ezkutatu zutabea! | letra handiagoa! | letra txikiagoa! | letra-tamaina! | =gora! | onartu cookie guztiak! | zabaldu menua | mugitu mapa | igo avatarra! | kendu hautapena! | =gehiago | =gutxiago | =hurrengoa | =aurrekoa | =atzera | =itxi! | =ireki | =menua | =hasiera | =gorde! | =aplikatu! | =gogokoak! | =bolumena! | =abiadura! | =azpitituluak! | =hizkuntza! | =gaia! | =itxura! | =moneta! | =egutegia | =gaur | =mapa | =laguntza | =aurrebista | =ikuspegi orokorra | =laburpena | =ezarpenak! | =hobespenak! | =profila! | =kontua | =nire kontua | =xehetasunak | =historia | =jakinarazpenak | =mezuak | =eskaerak | =nire eskaerak | =fakturak | =iritziak | =balorazioak | =irudiak | =argazkiak | =deskribapena | =neurria | =tamaina | =kolorea | =kantitatea! | =kopurua! | =hilero! | =urtero! | =garbitu! | =berrezarri! | =zutabeak | =modu iluna! | =orokorra | =segurtasuna | =pribatutasuna | =guri buruz | =kontaktua | =produktuak | =kategoriak | =saskia! | =nahien zerrenda! | =anoak! | =gonbidatuak! | =linean! | =kanpoan! | =artxibatu! | =artxiboa! | =etiketa! | =etiketak! | =onartu guztiak! | =baztertu guztiak! | =ezkutatu! | =tolestu! | =zabaldu | =erabilgarria! | =desegin! | =berregin! | =handitu! | =txikitu! | =eskuragarri! | =atzeratu mezua!",
  shows:
    "ikusi | erakutsi | kudeatu | informazio gehiago | irakurri | arakatu | deskargatu | inprimatu | editatu | =ordainketa-modua | =fakturak",
  chooses: "hautatu! | aukeratu! | gehitu!",
};
