import type { EverydayWords } from "./language.ts";

/** Polish. */
export const pl: EverydayWords = {
  small: "i w na z do nie jest się to dla oraz twoje twój po",
  everyday:
    "szukaj | wyszukaj | filtr | filtry | filtruj | sortuj | sortuj według | więcej | mniej | pokaż więcej | pokaż mniej | załaduj więcej | pokaż wszystko | pokaż wszystkie | następna | następny | poprzednia | poprzedni | następna strona | poprzednia strona | wstecz | wróć | otwórz | zamknij | strona główna | menu | lubię to | ulubione | dodaj do ulubionych | obserwuj | zapisz | wersja robocza | zapisz zmiany | edytuj | zmień nazwę | dodaj do koszyka | do koszyka | koszyk | lista życzeń | porównaj | odtwórz | pauza | wycisz | głośność | pełny ekran | napisy | zaloguj się | zaloguj | wyloguj się | wyloguj | język | motyw | pobierz | drukuj | kopiuj | pliki cookie | kalendarz | dziś | dzisiaj | mapa | powiększ | pomniejsz | odśwież | spróbuj ponownie | pomoc | podgląd | przegląd | ustawienia | preferencje | profil | konto | moje konto | szczegóły | historia | powiadomienia | wiadomości | zamówienia | faktury | faktura | opinie | zdjęcia | opis | rozmiar | kolor | ilość | miesięcznie | rocznie | zaznacz wszystko | wyczyść filtry | ukryj | ogólne | bezpieczeństwo | prywatność | o nas | kontakt | produkty | kategorie | rozumiem | do góry | wybierz plik",
  shows:
    "zobacz | pokaż | wyświetl | otwórz | zarządzaj | szczegóły | porównaj | dowiedz się więcej | czytaj | odkryj | pobierz | drukuj | edytuj | zmień | przejdź do | metoda płatności | faktury | faktura",
  chooses: "wybierz | dodaj",
};
