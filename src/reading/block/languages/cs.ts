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
  small:
    "vas | vase | vaseho | vasi | vami | tvoje | tvuj | muj | moje | nas | nase | vy | ty | my | ja | to | ta | ten | te | toto | tato | tento | je | jsou | byl | byla | bylo | byly | bude | budou | ma | mate | a | i | nebo | v | ve | na | do | od | z | ze | za | po | pri | pro | o | u | s | se | si | ke | k | kdy | kdyz | ktery | ktera | ktere | dnes | nyni | ted | jiz | uz | pote | tady | dne | den | dni | datum | datu | mesic* | rok* | let | tyden | tydn* | konec | konci | konce | hodin* | okamzite | definitivne | automatick* | uspesne | vice | dalsi | plat* | strh* | uctov* | faktur* | kart* | uct* | uctu | pristup* | vyuziv* | aktivn* | potvrz* | dekuj* | platnost* | platne | online | strze* | muzete | zadost | prani | obnov* | vam | proveden*",
  goesOn: "pokracuje | trva dal | zustava | obnovuje se",
  negates: "ne* | nikdy | zadn* | nikdo | nic | bez",
  turns:
    "ale | vsak | avsak | ackoli | presto | misto | jeste | stale | nadale | dal | dale | trva | zusta* | pokracuj* | stejn* | tyz | znovu | opet | jin* | nov* | dalsi | pristi | oba | obe | jen | jenom | pouze | krome | zatim | temer | skoro | omyl* | chyb*",
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
