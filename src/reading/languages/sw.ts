import type { MarkedWords, FinalWords } from "./language-words.ts";

/** Swahili. */
export const sw: FinalWords = {
  cancel: "ghairi | futilia mbali | batilisha",
  end: "ghairi usajili | sitisha usajili | jiondoe | maliza usajili | katisha usajili | ghairi uanachama | sitisha mkataba | futa usajili",
  delete: "futa | futa akaunti | ondoa kabisa",
  buy: "nunua | nunua sasa | lipa | lipa sasa | lipia | agiza | agiza sasa | jisajili kulipia | boresha mpango | changia | toa mchango | tuma pesa",
  reach: "chapisha | shiriki | alika",
  subject: "usajili | uanachama | mkataba | mpango",
  affirm: "=ndiyo | =endelea | =thibitisha",
};

export const swEveryday: MarkedWords = {
  small: "na ya kwa ni wa katika la za hii yako au kama si hiyo cha yetu",
  everyday:
    "tumia vichujio! | tafuta | utafutaji | chuja | kichujio | vichujio | ondoa vichujio! | =panga | panga kwa | onyesha zaidi | onyesha chache | onyesha zote | pakia zaidi | ukurasa unaofuata | ukurasa uliotangulia | swali linalofuata! | swali lililotangulia | =hatua inayofuata! | =hatua iliyotangulia | =wiki ijayo | =wiki iliyopita | =mwezi ujao | =mwezi uliopita | picha inayofuata | picha iliyotangulia | sura inayofuata | fungua menyu | funga menyu! | kunja menyu! | penda! | acha kupenda! | ongeza kwenye vipendwa! | ondoa kwenye vipendwa! | ongeza nyota! | fuata! | acha kufuata! | kadiria! | hifadhi mabadiliko! | hifadhi rasimu! | rasimu! | hariri! | badilisha jina! | sogeza juu! | sogeza chini! | sogeza kushoto! | sogeza kulia! | panga upya! | =buruta! | ongeza kwenye kikapu! | weka kwenye kikapu! | hifadhi kwa baadaye! | ongeza kwenye orodha ya matamanio! | linganisha! | =cheza! | cheza video! | sitisha video! | zima sauti! | washa sauti! | kasi ya kucheza! | skrini nzima | ingia! | ingia katika akaunti! | =toka! | ondoka kwenye akaunti! | pakua | chapa | nakili | nakili kiungo | kubali vidakuzi! | kataa vidakuzi! | vuta karibu | vuta mbali | onyesha upya | pakia upya | jaribu tena! | pakia faili! | pakia picha! | chagua faili! | weka alama kuwa imesomwa! | weka alama kuwa haijasomwa! | chagua zote! | onyesha safu wima | ficha safu wima! | ukubwa wa fonti! | rudi juu | kubali vidakuzi vyote! | kataa vidakuzi vyote! | panua menyu | ondoa nyota! | sogeza ramani | kadiria gharama ya usafirishaji! | weka alama zote kuwa zimesomwa! | ficha paneli! | herufi kubwa zaidi! | herufi ndogo zaidi! | =zaidi | =pungufu | =inayofuata | =ijayo | =iliyotangulia | =iliyopita | =rudi | =nyuma | =funga! | =fungua | =menyu | =mwanzo | =hifadhi! | =vipendwa! | =sauti! | =kasi! | =manukuu! | =lugha! | =mandhari! | =sarafu! | =kalenda | =leo | =ramani | =msaada | =usaidizi | =onyesho la kukagua | =muhtasari | =mipangilio! | =wasifu! | =akaunti | =akaunti yangu | =maelezo | =historia | =arifa | =ujumbe | =maagizo yangu | =ankara | =maoni | =picha | =ukubwa | =saizi | =rangi | =kiasi! | =idadi! | =nambari! | =kila mwezi! | =kila mwaka! | =weka upya! | =safu wima | =hali nyeusi! | =jumla | =usalama | =faragha | =kuhusu sisi | =wasiliana nasi | =bidhaa | =kategoria | =kikapu! | =orodha ya matamanio! | =wageni! | =mtandaoni! | =hayupo! | =kumbukumbu! | =lebo! | =kubali zote! | =kataa zote! | =ficha! | =kunja! | =panua | =inasaidia! | =tendua! | =rudia! | =anapatikana! | =ahirisha barua!",
  shows:
    "angalia | tazama | ona | onyesha | dhibiti | simamia | pata maelezo zaidi | soma | soma zaidi | gundua | pakua | hariri | =njia ya malipo | =ankara",
  chooses: "chagua! | ongeza!",
};
