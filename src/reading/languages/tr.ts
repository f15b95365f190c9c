import type { EverydayWords } from "./language.ts";

/** Turkish. */
export const tr: EverydayWords = {
  small: "ve bir bu için ile da de çok daha sizin olarak gibi",
  everyday:
    "ara | arama | filtre | filtreler | filtrele | sırala | sıralama | daha fazla | daha az | daha fazla göster | daha az göster | daha fazla yükle | tümünü göster | sonraki | önceki | sonraki sayfa | önceki sayfa | geri | aç | kapat | ana sayfa | menü | beğen | favori | favoriler | favorilere ekle | takip et | kaydet | taslak | taslağı kaydet | değişiklikleri kaydet | düzenle | yeniden adlandır | sepete ekle | sepet | istek listesi | karşılaştır | oynat | duraklat | sessize al | ses | tam ekran | altyazı | giriş yap | oturum aç | çıkış yap | oturumu kapat | dil | tema | indir | yazdır | kopyala | çerezler | takvim | bugün | harita | yakınlaştır | uzaklaştır | yenile | tekrar dene | yardım | dosya yükle | önizleme | genel bakış | ayarlar | tercihler | profil | hesap | hesabım | ayrıntılar | detaylar | geçmiş | bildirimler | mesajlar | siparişler | siparişlerim | faturalar | fatura | yorumlar | fotoğraflar | açıklama | beden | renk | adet | aylık | yıllık | tümünü seç | temizle | gizle | genel | güvenlik | gizlilik | hakkımızda | iletişim | ürünler | kategoriler | anladım | dosya seç",
  shows:
    "görüntüle | gör | göster | yönet | ayrıntılar | detaylar | karşılaştır | daha fazla bilgi | oku | keşfet | indir | yazdır | düzenle | değiştir | git | ödeme yöntemi | faturalar | fatura",
  chooses: "seç | ekle",
};
