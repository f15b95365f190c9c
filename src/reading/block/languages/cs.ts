import type { EndWords } from "../end-words.ts";

export const cs: EndWords = {
  code: "cs",
  ended:
    "zrušen* | ukončen* | vypovězen* | vypršel* | neaktivní | již není aktivní | výpověď přijata | zrušení potvrzeno | deaktivován* | uzavřen* | skončil*",
  ends: "končí | skončí | vyprší | datum ukončení | platnost do | platí do | do | poslední den | konec | ke dni",
  noMore:
    "nebude obnoven* | neobnoví se | nebude prodloužen* | nebudou účtovány | nebude účtov* | žádné další platby | žádná další platba | už vám nic nestrhneme | automatické obnovování vypnuto | automatické obnovení vypnuto | obnovování: vypnuto | příští platba: žádná | další platba: žádná",
  none: "žádné aktivní | nemáte aktivní | nemáte žádn* | žádné předplatné | nemáte předplatné | bez předplatného | žádné členství",
  undo: "obnovit | znovu aktivovat | vzít zpět | zrušit výpověď | pokračovat v předplatném | znovu předplatit | předplatit | vrátit zpět | odvolat | ponechat | znovu | vybrat tarif",
  leave:
    "zrušit | zrušit předplatné | zrušit členství | zrušit tarif | ukončit* | vypovědět | výpověď | vypnout obnovování",
  living:
    "příští platba | další platba | následující platba | obnoví se | obnovuje se | bude obnoven* | bude účtován* | bude strženo | příští faktura | datum obnovení | obnovování zapnuto | strhneme",
  active: "aktivní | probíhá | aktuální tarif | pokračuje",
  paused:
    "pozastaven* | přerušen* | pauza | přeskočen* | zmrazen* | dočasně | bude pokračovat | obnoví se dne",
  again:
    "obnoven* | znovu aktivov* | znovu spuštěn* | opět aktivní | vítejte zpět | odvolán* | vzata zpět | prodloužen* do | začalo znovu | vráceno zpět",
  moved:
    "změněn* na | přešli jste | převeden* | vítejte v | nový tarif | nové předplatné | nyní máte | nahrazen* | snížen*",
  trial: "zkušební* | měsíc zdarma",
  waits:
    "čeká | čekáme | zkontrolujte e-mail | zkontrolujte schránku | klikněte na odkaz | potvrďte | nutné potvrdit | žádost* | zpracovává | posuzuj* | přezkoum* | zavolejte | zavoláme | budeme vás kontaktovat | poštou | dopis* | podpis* | téměř hotovo | ještě jeden krok | pro dokončení | schválen*",
  ifs: "pokud | ledaže | za podmínky | jakmile | když | až po | teprve | nabude účinnosti | dokud | než | v případě",
  can: "může být | lze | můžete",
  not: "nebyl* | není | ještě | stále | nepodařilo | zůstává",
  failed: "chyba | nepodařilo | selhal* | zkuste to znovu",
  things:
    "doručen* | objednávk* | balíč* | lekc* | hodin* | rezervac* | schůzk* | vstupenk* | doplň* | newsletter* | e-mail* | platby | plateb | faktur* | kupon* | nabídk* | slev* | akc* | dárk* | zařízen* | profil* | relac* | oznámen* | pauza | zkušební | kart* | událost* | zásilk* | kurz* | žádost* | body",
  people:
    "člen rodiny | člena rodiny | dítě | dítěte | syn* | dcer* | partner* | host | přítel* | jiný uživatel | jiný účet | koleg*",
  plan: "předplatné* | členství* | tarif* | smlouv* | účet | obnovování | pojištění | výpověď",
  status:
    "stav | konec | datum ukončení | příští platba | další platba | obnovení | automatické obnovování | platnost do | platí do | smlouva | platba",
  period: "fakturační období | aktuální období | období | cyklus",
};
