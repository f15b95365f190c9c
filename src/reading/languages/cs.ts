import type { EverydayWords } from "./language.ts";

/** Czech. */
export const cs: EverydayWords = {
  small: "a v na se je to pro s do že není vaše váš o",
  everyday:
    "hledat | vyhledat | filtr | filtry | filtrovat | řadit | seřadit | více | méně | zobrazit více | zobrazit méně | načíst další | zobrazit vše | další | předchozí | další stránka | předchozí stránka | zpět | otevřít | zavřít | domů | menu | líbí se mi | oblíbené | přidat k oblíbeným | sledovat | uložit | koncept | uložit změny | upravit | přejmenovat | do košíku | přidat do košíku | vložit do košíku | košík | seznam přání | porovnat | přehrát | pauza | ztlumit | hlasitost | celá obrazovka | titulky | přihlásit se | přihlásit | odhlásit se | jazyk | motiv | stáhnout | tisk | vytisknout | kopírovat | kalendář | dnes | mapa | přiblížit | oddálit | obnovit stránku | zkusit znovu | nápověda | nahrát | náhled | přehled | nastavení | profil | účet | můj účet | podrobnosti | detail | historie | oznámení | zprávy | objednávky | faktury | faktura | recenze | fotky | popis | velikost | barva | množství | měsíčně | ročně | vybrat vše | skrýt | obecné | zabezpečení | soukromí | o nás | kontakt | produkty | kategorie | rozumím | nahoru | vybrat soubor",
  shows:
    "zobrazit | otevřít | spravovat | podrobnosti | porovnat | zjistit více | číst | prozkoumat | stáhnout | vytisknout | upravit | změnit | přejít na | způsob platby | faktury | faktura",
  chooses: "vybrat | zvolit | přidat",
};
