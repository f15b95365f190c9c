import type { EndWords } from "../end-words.ts";

export const tr: EndWords = {
  code: "tr",
  ended:
    "iptal edildi | iptal edilmiş | iptal ettiniz | sona erdi | sonlandırıldı | süresi doldu | devre dışı | feshedildi | etkin değil | aktif değil | kapatıldı | üyeliğiniz bitti | durduruldu | iptal onaylandı",
  ends: "sona erecek | sona eriyor | sona erer | bitiş tarihi | tarihine kadar | kadar | bitecek | son gün | sonlanacak | bitiş",
  noMore:
    "yenilenmeyecek | yenilenmez | ücret alınmayacak | tahsil edilmeyecek | ödeme alınmayacak | başka ödeme yok | otomatik yenileme kapalı | otomatik yenileme: kapalı | yenileme kapalı | sonraki ödeme: yok | sonraki ödeme yok",
  none: "aboneliğiniz yok | aktif abonelik* yok | etkin abonelik* yok | aboneliğiniz bulunmuyor | planınız yok | üyeliğiniz yok | abonelik bulunmuyor",
  undo: "yeniden başlat | yeniden etkinleştir | geri al | devam ettir | yeniden abone* | tekrar abone* | yenile | iptali geri al | vazgeç | abone ol | geri çek | plan seç",
  leave:
    "iptal et | aboneliği iptal* | üyeliği iptal* | planı iptal* | aboneliği sonlandır | sonlandır | feshet | üyelikten ayrıl | yenilemeyi kapat | *iptal",
  living:
    "sonraki ödeme | bir sonraki ödeme | sonraki fatura | yenilenecek | yenilenir | yenilenme tarihi | yenileme tarihi | tahsil edilecek | ücret alınacak | otomatik yenileme açık | sonraki yenileme",
  active: "aktif | etkin | devam ediyor | mevcut plan",
  paused:
    "duraklatıldı | donduruldu | askıya alındı | beklemeye | atlandı | devam edecek | geçici olarak | yeniden başlayacak",
  again:
    "yeniden etkinleştirildi | yeniden başlatıldı | yeniden başladı | geri yüklendi | yenilendi | tekrar hoş geldiniz | geri alındı | tekrar aktif | yeniden aktif | uzatıldı",
  moved:
    "geçtiniz | değiştirildi | geçirildi | taşındı | hoş geldiniz | yeni plan* | yeni aboneliğ* | artık | düşürüldü | dönüştürüldü",
  trial: "deneme | ücretsiz ay",
  waits:
    "bekliyor | bekleniyor | beklemede | e-postanızı kontrol | gelen kutu* | bağlantıya tıkla* | onaylayın | onay gerek* | talebiniz | talep | isteğiniz | işleniyor | inceleniyor | incelenecek | bizi arayın | sizi arayacağız | iletişime geçeceğiz | posta ile | imza* | neredeyse bitti | bir adım | tamamlamak için | onaylanması",
  ifs: "eğer | sürece | şartıyla | koşuluyla | halinde | durumunda | ancak | olursa | yürürlüğe | önce | takdirde",
  can: "edilebilir | edebilirsiniz",
  not: "değil | edilmedi | edilemedi | henüz | hâlâ | hala",
  small:
    "bu | su | o | bir | sizin | senin | benim | bizim | siz | sen | biz | ben | ve | veya | ile | icin | da | de | ki | sonra | kadar | itibaren | tarih* | tarihinde | tarihine | gun* | gunu | ay* | yil* | hafta* | son* | saat* | bugun | simdi | artik | hemen | kesin* | otomatik* | basari* | odeme* | ucret* | fatura* | kart* | hesap* | hesab* | erisim* | eris* | kullan* | aktif | onay* | tesekkur* | merhaba | olarak | edildi | edilmistir | olacak | oldu | edilecek | daha | baska | gecerli* | sizden | alin* | cekil* | istegi* | talebi* | yapil*",
  goesOn: "devam ediyor | devam eder | surer | yenilenir",
  negates:
    "degil | hic | hicbir | yok | kimse | *maz | *mez | *madi | *medi | *mamis | *memis | *mayacak | *meyecek | *miyor | *mıyor | *mayacaktir | *meyecektir",
  turns:
    "ama | ancak | fakat | ragmen | yerine | henuz | hala | devam | surer | suruyor | surdur* | kal* | korun* | ayni | tekrar | yeniden | baska | diger | yeni | sonraki | ikisi | sadece | yalnizca | yalniz | haric | simdilik | neredeyse | yanlis* | hata*",
  failed: "hata | başarısız | tekrar deneyin",
  things:
    "teslimat* | sipariş* | kutu | ders* | rezervasyon* | randevu* | bilet* | ek paket* | eklenti* | bülten* | e-posta* | ödemeler | ödeme | fatura* | kupon* | teklif* | indirim* | kampanya* | hediye* | cihaz* | profil* | oturum* | bildirim* | deneme | kart | etkinlik* | kargo | kurs* | talep* | puan*",
  people:
    "aile üyesi* | çocu* | oğl* | kız* | eş* | misafir* | arkadaş* | başka kullanıcı | başka hesap",
  plan: "abonelik* | aboneliğ* | üyelik* | üyeliğ* | plan* | sözleşme* | hesap | yenileme | paket* | sigorta",
  status:
    "durum | bitiş | bitiş tarihi | sonraki ödeme | yenileme | otomatik yenileme | geçerlilik | sözleşme | ödeme",
  period: "fatura dönemi | geçerli dönem | dönem | döngü",
};
