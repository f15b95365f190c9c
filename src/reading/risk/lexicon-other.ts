import type { Lexicon } from "./lexicon.ts";

const polish: Lexicon = {
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

const czech: Lexicon = {
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

const finnish: Lexicon = {
  end: "irtisano | irtisanominen | irtisanomis* | lopeta tilaus | peruuta tilaus | peru tilaus | päätä tilaus | päätä jäsenyys | älä uusi",
  cancel: "peruuta | peru | peruuttaa",
  stop: "lopeta | päätä | poista käytöstä | katkaise | lopettaa | sammuta",
  cancelNoun: "peruutus | peruuttaminen | peruutuksen | lopettaminen",
  abort: "keskeytä | poistu",
  subject:
    "tilaus | tilauksen | tilaukseni | jäsenyys | jäsenyyden | jäsenyyteni | sopimus | sopimuksen | uusiminen | automaattinen uusiminen | kokeilujakso | kokeilu | edut | paketti | liittymä | liittymän | palvelu",
  trivial:
    "muutokset | haku | valinta | ostoskori | ostoskoriin | luonnos | lista | ilmoitukset | tekstitys | sijainti | maksutapa | uutiskirje",
  order: "varaus | varauksen | maksu | maksun | tilaus kassalla",
  delete: "poista tili | poista pysyvästi | poista | tuhoa",
  remove: "sulje | tyhjennä",
  valuable: "tili | tilin | tilini | profiili | tiedot | projekti | kaikki | pysyvästi",
  buy: "osta | osta nyt | maksa | maksa nyt | tilaa | tilaa nyt | tee tilaus | vahvista tilaus | lahjoita | päivitä premiumiin | uusi tilaus | uusi jäsenyys | jatka tilausta | aktivoi uudelleen | huutaa | lataa saldoa | lähetä rahaa | varaa | liity | kokeile ilmaiseksi | vaihda vuositilaukseen",
  spend: "hanki | hyväksy | lunasta | aloita | kokeile | aktivoi | ota käyttöön | käytä",
  offer:
    "tarjous | tarjouksen | alennus | alennuksen | kokeilujakso | ilmainen | ilmaiseksi | premium | vuosittain",
  reach: "lähetä | julkaise | jaa | kutsu | vastaa | lähetä arvostelu | kommentoi",
  self: "koodi | linkki | uudelleen",
  grant: "valtuuta | salli pääsy | anna pääsy | myönnä käyttöoikeus | peru käyttöoikeus",
  consent: "evästeet | evästeitä | hyväksy kaikki | hylkää kaikki | vain välttämättömät",
  dismiss: "sulje | takaisin | myöhemmin | ei | ei nyt",
  stay: "säilytä | pidä | pysy | jää | palaa | ei kiitos | jatka jäsenyyttä | takaisin tilille | älä peruuta | älä irtisano | muutin mieleni",
  commit:
    "=lähetä | tallenna | jatka | vahvista | seuraava | valmis | hyväksyn | käytä | suorita loppuun",
  affirm: "kyllä | nyt | heti | silti | todella | haluan | vahvista | lopullisesti",
  caution:
    "keskeytä | tauko | tauota | ohita | muokkaa | muuta | päivitä | lisää | kirjaudu ulos | rekisteröidy | piilota | mykistä | hylkää | estä | seuraa",
  helpLead:
    "miten | näin | lue lisää | lisätietoja | näytä | katso | miksi | mitä | milloin | missä | ohje | tietoa",
  helpTrail: "ehdot | käytäntö | ohje | ohjeet | säännöt | maksut | irtisanomisaika",
  negation: "älä | ilman | en halua",
  want: "haluan | uusi",
  signIn: "kirjaudu | kirjaudu sisään",
  and: "ja | tai",
};

const russian: Lexicon = {
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

const turkish: Lexicon = {
  end: "aboneliği iptal et | aboneliğimi iptal et | üyeliği iptal et | üyeliğimi iptal et | aboneliği sonlandır | abonelikten çık | üyelikten çık | aboneliği bitir | fesih | feshet | yenilemeyi kapat | otomatik yenilemeyi kapat",
  cancel: "iptal | iptal et | iptal etmek | vazgeç",
  stop: "sonlandır | bitir | durdur | kapat | devre dışı bırak | sona erdir",
  cancelNoun: "iptali | iptal işlemi | iptal talebi",
  abort: "çık | ayrıl",
  subject:
    "abonelik | aboneliği | aboneliğimi | aboneliğini | üyelik | üyeliği | üyeliğimi | plan | planı | planımı | yenileme | yenilemeyi | otomatik yenileme | otomatik yenilemeyi | deneme | deneme süresi | sözleşme | sözleşmeyi | paket | paketi | avantajlar | hizmet",
  trivial:
    "değişiklikler | değişiklikleri | arama | aramayı | seçim | sepet | sepete | sepetten | taslak | liste | listeden | bildirimler | bildirimleri | altyazı | konum | ödeme yöntemi",
  order:
    "sipariş | siparişi | siparişimi | rezervasyon | rezervasyonu | randevu | bilet | ödeme | ödemeyi | havale",
  delete: "sil | silmek | kalıcı olarak sil | yok et",
  remove: "kaldır | kapat | temizle | sıfırla | devre dışı bırak",
  valuable:
    "hesap | hesabı | hesabımı | profil | verileri | verilerimi | proje | her şeyi | kalıcı olarak",
  buy: "satın al | öde | ödeme yap | ödemeyi tamamla | sipariş ver | siparişi onayla | siparişi tamamla | abone ol | bağış yap | bağışla | yükselt | aboneliği yenile | aboneliği sürdür | yeniden abone ol | teklif ver | bakiye yükle | para gönder | rezervasyon yap | ücretsiz dene | yıllık plana geç | premium'a geç | üye ol | kirala",
  spend: "kabul et | kullan | başlat | başla | dene | katıl | etkinleştir | aç | yararlan",
  offer:
    "teklif | teklifi | indirim | indirimi | ücretsiz deneme | ücretsiz | premium | yıllık | kampanya",
  reach: "gönder | yayınla | paylaş | davet et | yanıtla | yorum yap | yorum gönder | cevapla",
  self: "kod | kodu | bağlantı | tekrar",
  grant: "yetkilendir | erişime izin ver | erişim ver | yetki ver | erişimi iptal et",
  consent: "çerez* | tümünü kabul et | tümünü reddet | hepsini kabul et",
  dismiss: "kapat | geri | sonra | hayır | şimdi değil | tamam anladım",
  stay: "koru | kal | üye kal | geri dön | hayır teşekkürler | hayır, teşekkürler | iptal etme | devam ettir | aboneliğimi koru | vazgeçtim | kalmak istiyorum",
  commit:
    "=gönder | kaydet | devam | devam et | onayla | onaylıyorum | ileri | tamam | bitti | tamamla | uygula",
  affirm: "evet | şimdi | hemen | yine de | gerçekten | istiyorum | onayla | kesinlikle",
  caution:
    "duraklat | dondur | atla | düzenle | değiştir | güncelle | ekle | çıkış yap | kaydol | gizle | sessize al | reddet | sepete ekle | engelle | takip et | taşı",
  helpLead:
    "nasıl | daha fazla | gör | göster | oku | neden | ne zaman | nerede | yardım | hakkında",
  helpTrail: "nasıl | politikası | koşulları | şartları | yardım | kuralları | ücreti | hakkında",
  negation: "etme | istemiyorum | etmeden | olmadan",
  want: "istiyorum | yenile",
  undo: "geri al",
  signIn: "giriş yap | oturum aç",
  and: "ve | veya",
};

// Core words only: enough that the plainest labels of these languages are not read as unknown.
const ukrainian: Lexicon = {
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
const greek: Lexicon = {
  end: "ακύρωση συνδρομής | ακύρωση της συνδρομής | διακοπή συνδρομής | απεγγραφή | κατάργηση εγγραφής",
  cancel: "ακύρωση | ακυρώστε",
  stop: "διακοπή | τερματισμός | απενεργοποίηση",
  subject: "συνδρομή | συνδρομής | συνδρομή μου | ανανέωση | ανανέωσης",
  delete: "διαγραφή | διαγράψτε",
  buy: "αγορά | πληρωμή | παραγγελία | εγγραφή συνδρομής | αναβάθμιση",
  reach: "αποστολή | δημοσίευση | κοινοποίηση | πρόσκληση",
  stay: "διατήρηση | παραμονή | επιστροφή",
  commit: "υποβολή | αποθήκευση | συνέχεια | επιβεβαίωση | επόμενο",
  affirm: "ναι | τώρα | επιβεβαίωση",
  dismiss: "κλείσιμο | όχι",
  helpLead: "πώς | μάθετε",
};
const romanian: Lexicon = {
  end: "dezabonare | dezabonează-te | reziliază | reziliere | anulează abonamentul | renunță la abonament",
  cancel: "anulează | anulare",
  stop: "încheie | oprește | dezactivează",
  subject: "abonament | abonamentul | abonamentului | reînnoire | reînnoirea automată",
  delete: "șterge | ștergere | ștergeți",
  buy: "cumpără | plătește | comandă acum | plasează comanda | abonează-te | donează",
  reach: "trimite | publică | distribuie | invită | răspunde",
  stay: "păstrează | rămâi | înapoi la",
  commit: "salvează | continuă | confirmă | înainte | finalizează",
  affirm: "da | acum | confirmă",
  dismiss: "închide | nu",
  helpLead: "cum | află",
};
const hungarian: Lexicon = {
  end: "lemondás | lemondom | lemondása | előfizetés lemondása | leiratkozás | leiratkozom | felmondás | felmondom",
  cancel: "mégse | mégsem",
  stop: "megszüntetés | leállítás | kikapcsolás",
  subject: "előfizetés | előfizetésem | tagság | tagságom | megújítás | csomag",
  delete: "törlés | törlöm | törlése",
  buy: "vásárlás | megvásárlom | fizetés | fizetek | megrendelem | megrendelés | előfizetek | előfizetés indítása",
  reach: "küldés | elküldöm | közzététel | megosztás | meghívás | válasz küldése",
  stay: "megtartom | maradok | vissza",
  commit: "mentés | tovább | folytatás | megerősítés | megerősítem | kész",
  affirm: "igen | most | megerősítem",
  dismiss: "bezárás | nem",
  helpLead: "hogyan",
};
const indonesian: Lexicon = {
  end: "berhenti berlangganan | batalkan langganan | akhiri langganan | hentikan langganan",
  cancel: "batalkan | batal",
  stop: "akhiri | hentikan | matikan | nonaktifkan",
  subject: "langganan | keanggotaan | perpanjangan | perpanjangan otomatis | paket",
  delete: "hapus",
  buy: "beli | bayar | bayar sekarang | beli sekarang | langganan sekarang | berlangganan | donasi | pesan sekarang",
  reach: "kirim | bagikan | undang | terbitkan | balas",
  stay: "pertahankan | tetap | kembali",
  commit: "simpan | lanjutkan | konfirmasi | berikutnya | selesai",
  affirm: "ya | sekarang | tetap batalkan | konfirmasi",
  dismiss: "tutup | tidak | nanti",
  helpLead: "cara | pelajari | bagaimana",
};
const vietnamese: Lexicon = {
  end: "hủy đăng ký | hủy gói | hủy thành viên | ngừng đăng ký",
  cancel: "hủy | huỷ",
  subject: "gói | đăng ký | gia hạn | tự động gia hạn | thành viên",
  delete: "xóa | xoá",
  buy: "mua | mua ngay | thanh toán | đặt hàng | nâng cấp",
  reach: "gửi | đăng bài | chia sẻ | mời",
  stay: "giữ | ở lại | quay lại",
  commit: "lưu | tiếp tục | xác nhận",
  affirm: "có | ngay | xác nhận",
  dismiss: "đóng | không",
  helpLead: "cách",
};
const arabic: Lexicon = {
  end: "إلغاء الاشتراك | الغاء الاشتراك | إنهاء الاشتراك | إلغاء العضوية | إيقاف التجديد",
  cancel: "إلغاء | الغاء",
  subject: "الاشتراك | اشتراك | اشتراكي | العضوية | التجديد",
  delete: "حذف | احذف",
  buy: "شراء | اشتر | ادفع | دفع | اشترك | اطلب الآن | ترقية",
  reach: "إرسال | نشر | مشاركة | دعوة",
  stay: "الاحتفاظ | ابق | العودة | البقاء",
  commit: "حفظ | متابعة | تأكيد | التالي",
  affirm: "نعم | الآن | تأكيد",
  dismiss: "إغلاق | لا",
  helpLead: "كيفية | كيف",
};
const hindi: Lexicon = {
  end: "सदस्यता रद्द करें | सब्सक्रिप्शन रद्द करें | सदस्यता समाप्त करें",
  cancel: "रद्द करें | रद्द",
  subject: "सदस्यता | सब्सक्रिप्शन | प्लान",
  delete: "हटाएं | मिटाएं | हटाएँ",
  buy: "खरीदें | भुगतान करें | अभी खरीदें",
  reach: "भेजें | प्रकाशित करें | साझा करें",
  commit: "जारी रखें | पुष्टि करें | सहेजें",
  affirm: "हाँ | अभी | पुष्टि करें",
};
const thai: Lexicon = {
  end: "ยกเลิกการสมัคร | ยกเลิกสมาชิก | ยกเลิกการเป็นสมาชิก",
  cancel: "ยกเลิก",
  subject: "สมาชิก | แพ็กเกจ | การต่ออายุ",
  delete: "ลบ",
  buy: "ซื้อ | ชำระเงิน | สั่งซื้อ",
  reach: "ส่ง | เผยแพร่ | แชร์",
  commit: "บันทึก | ดำเนินการต่อ | ยืนยัน",
  affirm: "ใช่ | ยืนยัน",
};

export const other = {
  pl: polish,
  cs: czech,
  fi: finnish,
  ru: russian,
  tr: turkish,
  uk: ukrainian,
  el: greek,
  ro: romanian,
  hu: hungarian,
  id: indonesian,
  vi: vietnamese,
  ar: arabic,
  hi: hindi,
  th: thai,
};
