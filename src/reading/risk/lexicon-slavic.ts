import type { Lexicon } from "./lexicon.ts";

export const polish: Lexicon = {
  end: "zrezygnuj | rezygnuję | zrezygnować | rezygnacja | rezygnację | rezygnacji | wypowiedz | wypowiedzenie | wypisz się | wypisz mnie | anuluj subskrypcję | nie odnawiaj | rozwiąż umowę",
  cancel: "anuluj | anulować | odwołaj",
  stop: "odchodzę | zakończ | wyłącz | przerwij | zatrzymaj | dezaktywuj | rozwiąż | zakończyć",
  cancelNoun: "anulowanie | anulowania | zakończenie | wyłączenie",
  abort: "przerwij | opuść | wyjdź",
  subject:
    "odnowienia | abonamentem | planem | usługi | ubezpieczenie | ubezpieczenia | obciążenia | subskrypcja | subskrypcję | subskrypcji | członkostwo | członkostwa | abonament | abonamentu | plan | planu | odnawianie | automatyczne odnawianie | odnowienie | okres próbny | korzyści | umowa | umowę | umowy | pakiet | prenumerata | prenumeratę | płatności cykliczne | usługa | usługę | karnet",
  trivial:
    "ulubionych | ulubione | zmiany | wyszukiwanie | wybór | koszyk | koszyka | wersja robocza | lista | listy | powiadomienia | napisy | lokalizacja | metoda płatności",
  order:
    "zamówienie | zamówienia | rezerwacja | rezerwację | płatność | przelew | wizyta | wizytę | bilet",
  delete:
    "nadpisz | zniszcz | zapomnij o mnie | zapomnijcie o mnie | ustawienia fabryczne | ustawień fabrycznych | usuń | usunąć | skasuj | wymaż",
  remove: "zamknij | dezaktywuj | wyczyść",
  valuable: "konto | profil | dane | projekt | wszystko | trwale | na zawsze",
  buy: "dokup | dokupuję | podaruj | płać | zaakceptuj wycenę | zatwierdź wycenę | zatwierdź fakturę | zamów ponownie | przedłuż | zapisz się ponownie | wróć jako członek | kup | kup teraz | kupuję | kupuję i płacę | zapłać | zapłacić | płacę | zamów | zamawiam | zamawiam z obowiązkiem zapłaty | złóż zamówienie | subskrybuj | przekaż darowiznę | wesprzyj | ulepsz | przejdź na wyższy plan | przejdź na premium | odnów | wznów | wznów subskrypcję | licytuj | doładuj | wyślij pieniądze | zarezerwuj | przejdź na plan roczny | dołącz | wypróbuj za darmo | wypróbuj bezpłatnie",
  spend:
    "ożyw | przywróć | podwój | odbierz | akceptuj | przyjmij | skorzystaj | rozpocznij | wypróbuj | aktywuj | włącz | weź | zacznij",
  offer:
    "oferta | ofertę | oferty | zniżka | zniżkę | zniżki | rabat | okres próbny | za darmo | premium | roczny | rocznie",
  reach:
    "zagłosuj | głosuj | aplikuj | napisz do wszystkich | powiadom wszystkich | upublicznij | wyślij | opublikuj | udostępnij | zaproś | odpowiedz | dodaj opinię | dodaj komentarz | prześlij",
  self: "kod | link | ponownie",
  grant:
    "autoryzuj | zezwól na dostęp | przyznaj dostęp | upoważnij | cofnij dostęp | udziel dostępu",
  consent:
    "pliki cookie | cookies | akceptuj wszystko | akceptuj wszystkie | odrzuć wszystko | odrzuć wszystkie | zaakceptuj wszystkie | tylko niezbędne",
  dismiss: "zamknij | wstecz | powrót | później | nie | nie teraz | rozumiem",
  stay: "zostaw wszystko | przerwij procedurę | zachowaj | pozostań | jeszcze nie | nie teraz | jednak nie | zastanowię się | przemyślę to | rozmyśliłem się | rozmyśliłam się | zostaję | zostań | zostaw | wróć | nie dziękuję | nie, dziękuję | zatrzymaj subskrypcję | pozostaw | rozmyśliłem się | wróć do | przypomnij później",
  commit:
    "=wyślij | wyślij i kontynuuj | wyślij i przejdź dalej | następny krok | wyślij odpowiedź | prześlij odpowiedź | zapisz | kontynuuj | potwierdź | potwierdzam | dalej | gotowe | zakończ | akceptuję | zgadzam się | zastosuj | ok | przejdź dalej | zatwierdź | dokończ | złóż",
  affirm:
    "tak | teraz | natychmiast | mimo to | na pewno | chcę | potwierdź | potwierdzam | ostatecznie | przejdź do | dziś",
  caution:
    "przełóż | oznacz | jako domyślne | wstrzymaj | zawieś | pomiń | edytuj | zmień | zaktualizuj | dodaj | wyloguj | zarejestruj | ukryj | wycisz | obniż plan | odrzuć | do koszyka | zablokuj | obserwuj | przenieś",
  helpLead:
    "jak | dowiedz się | zobacz | pokaż | czytaj | dlaczego | co | kiedy | gdzie | pomoc | więcej o",
  helpTrail: "zasady | polityka | warunki | regulamin | pomoc | faq | opłaty | okres wypowiedzenia",
  negation: "nie | bez | nigdy",
  lose: "utrać | stracić | tracę",
  want: "chcę | odnawiaj | zachowaj | obciążaj",
  undo: "cofnij | wycofaj",
  signIn: "zaloguj się | zaloguj | logowanie",
  and: "i | lub | oraz",
};

export const czech: Lexicon = {
  end: "vypovědět | výpověď | odhlásit odběr | zrušit předplatné | zrušit členství | neobnovovat | ukončit předplatné",
  cancel: "zrušit | zruš | storno | stornovat",
  stop: "ukončit | ukonči | vypnout | zastavit | deaktivovat | přerušit trvale",
  cancelNoun: "zrušení | ukončení",
  abort: "opustit | odejít",
  subject:
    "předplatné | předplatného | členství | tarif | plán | plánu | obnovení | automatické obnovení | automatické obnovování | zkušební verze | zkušební období | výhody | smlouva | smlouvu | balíček | služba | službu",
  trivial:
    "změny | hledání | výběr | košík | košíku | koncept | seznam | oznámení | titulky | poloha | způsob platby",
  order: "objednávka | objednávku | objednávky | rezervace | rezervaci | platba | platbu | převod",
  delete: "smazat | smaž | odstranit trvale | vymazat | odstranit účet | trvale odstranit",
  remove: "odstranit | zavřít | uzavřít | deaktivovat",
  valuable: "účet | účtu | profil | data | údaje | projekt | vše | trvale | navždy",
  buy: "koupit | kup | zaplatit | zaplať | objednat | objednat a zaplatit | předplatit | přispět | darovat | upgradovat | přejít na premium | obnovit předplatné | obnovit členství | znovu aktivovat | přihodit | dobít | poslat peníze | rezervovat | přejít na roční | vyzkoušet zdarma | stát se členem",
  spend:
    "získat | přijmout | uplatnit | využít | začít | spustit | vyzkoušet | aktivovat | zapnout | obnovit",
  offer: "nabídka | nabídku | sleva | slevu | zkušební období | zdarma | premium | roční | ročně",
  reach:
    "odeslat | poslat | zveřejnit | publikovat | sdílet | pozvat | odpovědět | odeslat recenzi | přidat komentář",
  self: "kód | odkaz | znovu",
  grant: "autorizovat | povolit přístup | udělit přístup | zmocnit | odvolat přístup",
  consent:
    "cookies | přijmout vše | přijmout všechny | odmítnout vše | odmítnout všechny | jen nezbytné",
  dismiss: "zavřít | zpět | později | ne | teď ne",
  stay: "ponechat | zůstat | zachovat | zůstávám | vrátit se | ne děkuji | ne, děkuji | zpět na | rozmyslel jsem si",
  commit:
    "=odeslat | uložit | pokračovat | potvrdit | potvrzuji | další | hotovo | dokončit | souhlasím | použít | odeslat žádost",
  affirm: "ano | nyní | teď | ihned | okamžitě | přesto | opravdu | chci | potvrdit | definitivně",
  caution:
    "pozastavit | přeskočit | upravit | změnit | aktualizovat | přidat | odhlásit se | odhlásit | registrovat | skrýt | ztlumit | přejít na nižší | odmítnout | do košíku | blokovat | sledovat",
  helpLead: "jak | zjistit více | zobrazit | číst | proč | co | kdy | kde | nápověda | více o",
  helpTrail: "podmínky | zásady | nápověda | pravidla | poplatky | výpovědní lhůta",
  negation: "nechci | bez | nikdy",
  want: "chci | obnovit",
  undo: "vzít zpět | odvolat",
  signIn: "přihlásit se | přihlásit",
  and: "a | nebo",
};

export const russian: Lexicon = {
  end: "отписаться | отписка | отменить подписку | отказаться от подписки | отключить подписку | отключить автопродление | расторгнуть | расторжение | не продлевать | прекратить подписку",
  cancel: "отменить | отмена | отмени | отменяю",
  stop: "прекратить | завершить | отключить | остановить | закончить | деактивировать | выключить | отказаться",
  cancelNoun: "отмену | отмены | отключение | прекращение | отказ",
  abort: "выйти | прервать",
  subject:
    "подписка | подписку | подписки | членство | членства | тариф | тарифа | план | плана | продление | автопродление | автоплатеж | автоплатёж | пробный период | пробного периода | преимущества | договор | пакет | услуга | услугу | абонемент | премиум",
  trivial:
    "изменения | поиск | выбор | корзина | корзину | корзины | черновик | список | списка | уведомления | субтитры | местоположение | загрузку | способ оплаты",
  order:
    "заказ | заказа | бронирование | бронь | запись | билет | платеж | платёж | перевод | оплату",
  delete: "удалить | стереть | уничтожить | удаление | очистить корзину",
  remove: "убрать | закрыть | деактивировать | очистить | сбросить",
  valuable:
    "аккаунт | учетную запись | учётную запись | профиль | данные | проект | все | всё | навсегда | счет",
  buy: "купить | покупка | оплатить | заплатить | оформить заказ | заказать | оформить подписку | подписаться | пожертвовать | повысить тариф | перейти на премиум | продлить | возобновить подписку | возобновить | сделать ставку | пополнить | отправить деньги | перевести | забронировать | попробовать бесплатно | перейти на годовой | стать участником | подключить",
  spend:
    "получить | принять | воспользоваться | начать | попробовать | активировать | включить | использовать",
  offer:
    "предложение | предложением | скидка | скидку | скидкой | пробный период | бесплатно | премиум | годовой | акция",
  reach:
    "отправить | опубликовать | поделиться | пригласить | ответить | оставить отзыв | отправить отзыв | прокомментировать | переслать",
  self: "код | ссылку | повторно",
  grant: "авторизовать | разрешить доступ | предоставить доступ | отозвать доступ | дать доступ",
  consent: "куки | cookie | принять все | отклонить все | принять всё | только необходимые",
  dismiss: "закрыть | назад | позже | нет | не сейчас | понятно",
  stay: "оставить | сохранить подписку | остаться | остаюсь | вернуться | нет спасибо | нет, спасибо | передумал | не отменять | продолжить пользоваться | назад к | сохранить тариф",
  commit:
    "=отправить | сохранить | продолжить | подтвердить | подтверждаю | далее | готово | завершить | согласен | применить | ок | оформить | дальше",
  affirm:
    "да | сейчас | немедленно | все равно | всё равно | действительно | хочу | подтвердить | подтверждаю | окончательно | сегодня",
  caution:
    "приостановить | пауза | пропустить | изменить | редактировать | обновить | добавить | выйти | зарегистрироваться | скрыть | понизить тариф | отклонить | в корзину | заблокировать | переместить",
  helpLead:
    "как | узнать | подробнее | посмотреть | показать | почему | что | когда | где | помощь | справка | о | об",
  helpTrail: "правила | политика | условия | помощь | справка | порядок",
  negation: "не | без | никогда",
  want: "хочу | продлевать | списывать",
  undo: "отозвать | вернуть",
  signIn: "войти | вход",
  and: "и | или",
};

// Core words only: enough that the plainest labels of these languages are not read as unknown.
export const ukrainian: Lexicon = {
  end: "скасувати підписку | відписатися | відмовитися від підписки | вимкнути автопоновлення",
  cancel: "скасувати",
  stop: "припинити | завершити | вимкнути",
  subject: "підписка | підписку | членство | тариф",
  delete: "видалити",
  buy: "купити | сплатити | оплатити | замовити | підписатися | поновити",
  reach: "надіслати | опублікувати | поділитися | запросити",
  stay: "залишити | залишитися | повернутися",
  commit: "зберегти | продовжити | підтвердити | далі | готово",
  affirm: "так | зараз | хочу",
  dismiss: "закрити | ні",
  negation: "не",
  helpLead: "як",
};
