import type { EndWords } from "../end-words.ts";

export const pl: EndWords = {
  code: "pl",
  ended:
    "anulowan* | zakończon* | wypowiedzian* | rozwiązan* | wygasł* | nieaktywn* | dezaktywowan* | zrezygnowa* | rezygnacja potwierdzona | rezygnacja przyjęta | wyłączon* | zamknięt* | wypowiedzenie przyjęte",
  ends: "kończy się | zakończy się | wygasa | wygaśnie | do dnia | do | data zakończenia | ostatni dzień | ważn* do | dostęp do | koniec | z dniem",
  noMore:
    "nie zapłacisz | nic więcej nie płacisz | żadnych opłat | brak opłat | nie odnowi się | nie zostanie odnowion* | nie będzie odnawian* | nie zostanie przedłużon* | nie przedłuży się | nie pobierzemy | brak kolejnych opłat | brak kolejnych płatności | żadnych kolejnych opłat | nie będzie kolejnych płatności | nie zostaniesz obciążon* | odnawianie wyłączone | automatyczne odnawianie wyłączone | odnawianie: wyłączone | następna płatność: brak | następna płatność brak",
  none: "nie masz aktywn* | brak aktywn* | nie masz subskrypcji | brak subskrypcji | nie masz już | nie masz żadn* | brak planu | nie masz planu",
  undo: "wznów | przywróć | cofnij | odnów | aktywuj ponownie | reaktywuj | subskrybuj ponownie | wycofaj | włącz ponownie | zostaję | subskrybuj | anuluj rezygnację | wybierz plan",
  leave:
    "anuluj subskrypcję | anuluj plan | anuluj | zrezygnuj | zrezygnuj z* | rezygnacja | wypowiedz* | zakończ subskrypcję | wyłącz odnawianie | rozwiąż umowę | anuluj członkostwo",
  living:
    "następna płatność | kolejna płatność | następne obciążenie | następna opłata | odnawia się | odnowi się | odnowienie | zostanie odnowion* | zostanie pobran* | pobierzemy | odnawianie włączone | następna faktura | data odnowienia",
  active: "aktywn* | trwa | bieżący plan | obowiązuje nadal",
  paused:
    "wstrzyman* | zawieszon* | pauza | pauzie | wznowienie | zostanie wznowion* | pominięt* | tymczasowo | zamrożon* | wznowi się",
  again:
    "wznowion* | przywrócon* | reaktywowan* | ponownie aktywn* | ponownie uruchomion* | odnowion* do | witamy ponownie | cofnięt* | wycofan* | rozpoczęt* ponownie | przedłużon* | cofnięto | przywrócono",
  moved:
    "zmienion* na | przeszedłeś | przeniesion* | witamy w | nowy plan | nowa subskrypcja | teraz masz | zastąpion* | przekształcon* | obniżon*",
  trial: "próbn* | bezpłatny miesiąc | okres próbny | testow*",
  waits:
    "oczekuj* | oczekiwaniu | sprawdź skrzynkę | sprawdź pocztę | kliknij link | potwierdź | wymaga potwierdzenia | do potwierdzenia | wniosek | prośba | zgłoszenie | w trakcie | przetwarzan* | rozpatrz* | zadzwoń | skontaktujemy się | listownie | podpis* | prawie gotowe | jeszcze jeden krok | aby zakończyć | zatwierdz*",
  ifs: "jeśli | jeżeli | chyba że | pod warunkiem | o ile | gdy | kiedy | dopiero | po potwierdzeniu | wejdzie w życie | dopóki | zanim | w przypadku",
  can: "może być | można",
  not: "nie został* | nie jest | jeszcze | nadal | nie udało | wciąż",
  small:
    "twoj | twoja | twoje | twojej | twojego | panstwa | pana | pani | moj | moja | nasz | nasza | ty | wy | my | ja | to | ta | ten | te | tej | tego | jest | sa | byl | byla | bylo | bedzie | beda | zostal | zostala | zostalo | zostanie | zostana | ma | masz | i | oraz | a | lub | w | we | na | do | od | z | ze | za | po | przy | przez | dla | o | u | sie | ci | gdy | kiedy | ktory | ktora | ktore | dzis | dzisiaj | teraz | juz | wtedy | potem | tu | dnia | dniem | dzien | dni | data | miesiac* | miesiec* | rok* | lat | tydzien | tygodni* | koniec | koncu | konca | godz* | natychmiast* | ostatecznie | automatycz* | pomyslnie | wiecej | dalszych | plat* | oplat* | obciaz* | faktur* | kart* | kont* | dostep* | korzyst* | aktywn* | potwierdz* | dziekuj* | prosimy | wazn* | online | pobier* | pobran* | mozesz | prosb* | zyczenie | wniosek | zadn* | kolejn* | dalsz*",
  goesOn: "trwa dalej | kontynuowana | kontynuowany | nadal trwa | odnawia sie",
  negates: "nie | nigdy | zad* | nikt | nic | bez | brak",
  turns:
    "ale | jednak | lecz | choc | chociaz | zamiast | jeszcze | nadal | wciaz | dalej | trwa | pozosta* | zosta* | zachow* | utrzym* | kontynu* | ten sam | ta sama | tym samym | tej samej | ponownie | znowu | inn* | now* | nastepn* | kolejn* | oba | obie | tylko | jedynie | oprocz | poza | na razie | prawie | omylk* | pomyl* | blad* | bled*",
  failed: "błąd | nie powiodło | nie udało | spróbuj ponownie",
  things:
    "dostaw* | zamówieni* | paczk* | zajęci* | lekcj* | rezerwacj* | wizyt* | bilet* | dodatk* | dodatek | newsletter* | e-mail* | płatności | płatność | faktur* | kupon* | ofert* | rabat* | promocj* | prezent* | urządze* | profil* | sesj* | powiadomie* | przerwa | okres próbny | kart* | wydarzeni* | przesyłk* | kurs* | wniosek | punkty",
  people:
    "członek rodziny | członka rodziny | dziecko | dziecka | syn* | córk* | partner* | gość | gościa | znajom* | inny użytkownik | inne konto | koleg*",
  plan: "subskrypcj* | członkostw* | plan | planu | umow* | abonament* | konto | odnawianie | pakiet | rezygnacja",
  status:
    "status | stan | koniec | data zakończenia | następna płatność | odnowienie | odnawianie | automatyczne odnawianie | ważn* do | dostęp do | umowa | płatność",
  period: "okres rozliczeniowy | bieżący okres | okres | cykl",
};
