import type { MarkedWords, FinalWords } from "./language-words.ts";

/** Albanian. */
export const sq: FinalWords = {
  cancel: "anulo | anuloni | anulim",
  end: "anulo abonimin | ndërprit abonimin | ndërprisni abonimin | çabonohu | çabonim | përfundo abonimin | zgjidh kontratën | mbyll abonimin",
  delete: "fshi | fshije | fshini",
  buy: "bli tani | bleni | blej | paguaj | paguani | porosit | abonohu | përmirëso planin | dhuro | dërgo para",
  reach: "publiko | shpërndaj | fto",
  subject: "abonimin | abonimi | abonimit | anëtarësimin | kontratën | planin",
  affirm: "=po | =vazhdo | =konfirmo",
};

export const sqEveryday: MarkedWords = {
  small: "dhe në për të nga një që është nuk ky kjo ose juaj jemi kur",
  everyday:
    "kërko | kërkim | filtër | filtrat | filtro | pastro filtrat! | hiq filtrat! | rendit | rendit sipas | shfaq më shumë | trego më shumë | shfaq më pak | shfaq të gjitha | ngarko më shumë | faqja tjetër | faqja e mëparshme | pyetja tjetër! | pyetja e mëparshme | =hapi tjetër! | =hapi i mëparshëm | =java tjetër | =java e mëparshme | =muaji tjetër | =muaji i mëparshëm | fotoja tjetër | fotoja e mëparshme | kapitulli tjetër | hap menynë | mbyll menynë! | palos menynë! | më pëlqen! | nuk më pëlqen më! | shto te të preferuarat! | hiq nga të preferuarat! | shto një yll! | hiq yllin! | ndiq! | mos ndiq më! | vlerëso! | ruaj ndryshimet! | ruaj draftin! | drafti! | zbato filtrat! | redakto! | ndrysho emrin! | riemërto! | lëviz lart! | lëviz poshtë! | lëviz majtas! | lëviz djathtas! | rirendit! | =tërhiq! | shto në shportë! | ruaj për më vonë! | shto në listën e dëshirave! | hiq nga lista e dëshirave! | krahaso! | llogarit dërgesën! | =luaj! | luaj videon! | ndalo përkohësisht videon! | hiq zërin! | aktivizo zërin! | shpejtësia e luajtjes! | ekran i plotë | =hyr! | identifikohu! | kyçu! | =dil! | shkarko | printo | kopjo | kopjo lidhjen | prano kukit! | refuzo kukit! | rifresko | ringarko | provo përsëri! | provo sërish! | ngarko skedar! | ngarko foto! | zgjidh skedarin! | shëno si të lexuar! | shëno të gjitha si të lexuara! | shëno si të palexuar! | zgjidh të gjitha! | shfaq kolonën | fshih kolonën! | shkronja më të mëdha! | shkronja më të vogla! | madhësia e shkronjave! | në krye | prano të gjitha kukit! | zgjero menynë | ngarko avatar! | lëviz hartën | çzgjidh të gjitha! | =më shumë | =më pak | =tjetra | =tjetri | =i mëparshmi | =e mëparshmja | =prapa | =kthehu | =mbyll! | =hap | =menyja | =menu | =kreu | =ballina | =ruaj! | =apliko! | =zbato! | =të preferuarat! | =volumi! | =shpejtësia! | =titrat! | =gjuha! | =tema! | =monedha! | =kalendari | =sot | =harta | =ndihmë | =parapamje | =përmbledhje | =cilësimet! | =profili! | =llogaria | =llogaria ime | =detaje | =detajet | =historiku | =njoftimet | =mesazhet | =porositë | =porositë e mia | =faturat | =vlerësimet | =komentet | =fotot | =imazhet | =përshkrimi | =madhësia | =ngjyra | =sasia! | =numri! | =mujore! | =vjetore! | =pastro! | =rivendos! | =kolonat | =modaliteti i errët! | =të përgjithshme | =siguria | =privatësia | =rreth nesh | =kontakt | =produktet | =kategoritë | =shporta! | =lista e dëshirave! | =racione! | =të ftuarit! | =në linjë! | =i larguar! | =arkivo! | =etiketë! | =etiketat! | =prano të gjitha! | =refuzo të gjitha! | =fshih! | =palos! | =zgjero | =e dobishme! | =zhbëj! | =ribëj! | =zmadho! | =zvogëlo! | =shtyje mesazhin! | =i disponueshëm!",
  shows:
    "shiko | shih | shfaq | trego | menaxho | mëso më shumë | lexo | eksploro | shkarko | printo | redakto | =mënyra e pagesës | =faturat",
  chooses: "zgjidh! | përzgjidh! | shto!",
};
