import type { Lexicon } from "./lexicon.ts";
import { polish, czech, russian, ukrainian } from "./lexicon-slavic.ts";

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
