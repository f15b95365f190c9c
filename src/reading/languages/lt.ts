import type { MarkedWords, FinalWords } from "./language-words.ts";

/** Lithuanian. */
export const lt: FinalWords = {
  cancel: "atšaukti | atšaukimas",
  end: "atsisakyti prenumeratos | nutraukti prenumeratą | atšaukti prenumeratą | nutraukti | nutraukti sutartį | atsisakyti narystės | prenumeratos atsisakymas | nutraukti narystę",
  delete: "ištrinti | pašalinti visam laikui | trinti",
  buy: "pirkti | pirkti dabar | mokėti | apmokėti | sumokėti | užsakyti | pateikti užsakymą | prenumeruoti | paaukoti | aukoti | siųsti pinigus",
  reach: "paskelbti | dalintis | pakviesti",
  subject: "prenumeratą | prenumerata | prenumeratos | narystę | narystė | sutartį | planą",
  affirm: "=taip | =tęsti | =patvirtinti",
};

export const ltEveryday: MarkedWords = {
  small: "ir yra kad į iš su ne tai jūsų ar už per kaip bet apie nuo mūsų",
  everyday:
    "ieškoti | paieška | filtras | filtrai | filtruoti | išvalyti filtrus! | rikiuoti | rūšiuoti | rodyti daugiau | rodyti mažiau | rodyti visus | įkelti daugiau | kitas puslapis | ankstesnis puslapis | kitas klausimas! | ankstesnis klausimas | =kitas žingsnis! | =ankstesnis žingsnis | =kita savaitė | =ankstesnė savaitė | =kitas mėnuo | =ankstesnis mėnuo | kita nuotrauka | ankstesnė nuotrauka | kitas skyrius | atidaryti meniu | uždaryti meniu! | suskleisti meniu! | išskleisti meniu | patinka! | nebepatinka! | įtraukti į mėgstamus! | pridėti prie mėgstamų! | pašalinti iš mėgstamų! | pridėti žvaigždutę! | sekti! | nebesekti! | įvertinti! | išsaugoti pakeitimus! | išsaugoti juodraštį! | juodraštis! | taikyti filtrus! | redaguoti! | pervadinti! | perkelti aukštyn! | perkelti žemyn! | perkelti kairėn! | perkelti dešinėn! | pertvarkyti! | =vilkti! | į krepšelį! | įdėti į krepšelį! | pridėti į krepšelį! | išsaugoti vėlesniam laikui! | pridėti į norų sąrašą! | pašalinti iš norų sąrašo! | palyginti! | apskaičiuoti pristatymą! | =groti! | leisti vaizdo įrašą! | pristabdyti vaizdo įrašą! | nutildyti! | įjungti garsą! | atkūrimo greitis! | visas ekranas | prisijungti! | =atsijungti! | atsisiųsti | spausdinti | kopijuoti | kopijuoti nuorodą | priimti slapukus! | atmesti slapukus! | priartinti | nutolinti | atnaujinti puslapį | įkelti iš naujo | bandyti dar kartą! | įkelti failą! | įkelti nuotrauką! | pasirinkti failą! | pažymėti kaip skaitytą! | pažymėti visus kaip skaitytus! | pažymėti kaip neskaitytą! | pasirinkti viską! | pažymėti viską! | rodyti stulpelį | slėpti stulpelį! | slėpti skydelį! | didesnis šriftas! | mažesnis šriftas! | šrifto dydis! | į viršų | priimti visus slapukus! | atmesti visus slapukus! | pašalinti žvaigždutę! | perkelti žemėlapį | nuimti žymėjimą! | =daugiau | =mažiau | =kitas | =kita | =ankstesnis | =ankstesnė | =atgal | =uždaryti! | =atidaryti | =meniu | =pradžia | =išsaugoti! | =taikyti! | =pritaikyti! | =mėgstami! | =mėgstamiausi! | =garsumas! | =greitis! | =subtitrai! | =kalba! | =tema! | =valiuta! | =kalendorius | =šiandien | =žemėlapis | =pagalba | =peržiūra | =apžvalga | =nustatymai! | =profilis! | =paskyra | =mano paskyra | =išsami informacija | =istorija | =pranešimai | =žinutės | =užsakymai | =mano užsakymai | =sąskaitos | =atsiliepimai | =nuotraukos | =paveikslėliai | =aprašymas | =dydis | =spalva | =kiekis! | =skaičius! | =kas mėnesį! | =kasmet! | =išvalyti! | =atstatyti! | =stulpeliai | =tamsusis režimas! | =bendra | =sauga | =saugumas | =privatumas | =apie mus | =kontaktai | =produktai | =prekės | =kategorijos | =krepšelis! | =norų sąrašas! | =porcijos! | =svečiai! | =prisijungęs! | =pasitraukęs! | =archyvuoti! | =archyvas! | =snausti! | =etiketė! | =etiketės! | =priimti visus! | =atmesti visus! | =slėpti! | =suskleisti! | =išskleisti | =naudinga! | =grąžinti! | =anuliuoti veiksmą! | =padidinti! | =sumažinti!",
  shows:
    "žiūrėti | peržiūrėti | rodyti | tvarkyti | valdyti | sužinoti daugiau | skaityti | skaityti daugiau | naršyti | atsisiųsti | spausdinti | redaguoti | =mokėjimo būdas | =sąskaitos",
  chooses: "pasirinkti! | rinktis! | pridėti!",
};
