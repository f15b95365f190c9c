import type { MarkedWords, FinalWords } from "./language-words.ts";

/** Azerbaijani. */
export const az: FinalWords = {
  cancel: "ləğv et | ləğv edin | imtina",
  end: "abunəliyi ləğv et | abunəliyi dayandır | abunəlikdən çıx | müqaviləni ləğv et | üzvlüyü ləğv et | abunəliyi bitir",
  delete: "sil | hesabı sil | həmişəlik sil",
  buy: "indi al | satın al | ödə | ödəniş et | sifariş et | abunə ol | yüksəlt | ianə et | pul göndər",
  reach: "dərc et | paylaş | dəvət et",
  subject: "abunəlik | abunəliyi | üzvlük | üzvlüyü | müqavilə",
  affirm: "=bəli | =davam et | =təsdiq et",
};

export const azEveryday: MarkedWords = {
  small: "və bir bu üçün ilə da də çox daha sizin olaraq kimi deyil var ki",
  everyday:
    "axtar | axtarış | filtr | filtrlər | filtrlə | filtrləri təmizlə! | filtrləri sıfırla! | sırala | çeşidlə | daha çox göstər | daha az göstər | hamısını göstər | daha çox yüklə | növbəti səhifə | əvvəlki səhifə | növbəti sual! | əvvəlki sual | =növbəti addım! | =əvvəlki addım | =növbəti həftə | =əvvəlki həftə | =növbəti ay | =əvvəlki ay | növbəti şəkil | əvvəlki şəkil | növbəti fəsil | menyunu aç | menyunu bağla! | menyunu yığ! | bəyən! | bəyənməni geri götür! | sevimlilərə əlavə et! | seçilmişlərə əlavə et! | sevimlilərdən çıxar! | ulduz əlavə et! | izlə! | izləməyi dayandır! | qiymətləndir! | dəyişiklikləri saxla! | dəyişiklikləri yadda saxla! | qaralamanı saxla! | qaralama! | filtrləri tətbiq et! | redaktə et! | düzəliş et! | adını dəyiş! | yuxarı köçür! | aşağı köçür! | sola köçür! | sağa köçür! | sıranı dəyiş! | =sürüşdür! | səbətə əlavə et! | səbətə at! | sonra üçün saxla! | istək siyahısına əlavə et! | istək siyahısından çıxar! | müqayisə et! | çatdırılmanı hesabla! | oynat! | videonu oynat! | videonu dayandır! | səsi söndür! | səsi aç! | oxutma sürəti! | tam ekran | daxil ol! | giriş! | =çıxış! | =endir | çap et | kopyala | linki kopyala | kukiləri qəbul et! | kukiləri rədd et! | yaxınlaşdır | uzaqlaşdır | səhifəni yenilə | yenidən yüklə | yenidən cəhd et! | fayl yüklə! | şəkil yüklə! | fayl seç! | oxunmuş kimi işarələ! | hamısını oxunmuş kimi işarələ! | oxunmamış kimi işarələ! | hamısını seç! | seçimi təmizlə! | sütunu göstər | sütunu gizlət! | daha böyük hərflər! | daha kiçik hərflər! | şrift ölçüsü! | =yuxarı! | faylı endir | bütün kukiləri qəbul et! | ulduzu çıxar! | menyunu genişləndir | xəritəni sürüşdür | avatar yüklə! | =daha çox | =daha az | =növbəti | =əvvəlki | =geri | =bağla! | =aç | =menyu | =ana səhifə | =yadda saxla! | =saxla! | =tətbiq et! | =sevimlilər! | =seçilmişlər! | =səs! | =sürət! | =altyazılar! | =dil! | =mövzu! | =valyuta! | =təqvim | =bu gün | =xəritə | =kömək | =önizləmə | =icmal | =ümumi baxış | =ayarlar! | =parametrlər! | =profil! | =hesab | =hesabım | =ətraflı | =təfərrüatlar | =tarixçə | =bildirişlər | =mesajlar | =sifarişlər | =sifarişlərim | =fakturalar | =rəylər | =şəkillər | =fotolar | =təsvir | =ölçü | =rəng | =miqdar! | =say! | =aylıq! | =illik! | =təmizlə! | =sıfırla! | =sütunlar | =qaranlıq rejim! | =ümumi | =təhlükəsizlik | =məxfilik | =haqqımızda | =əlaqə | =məhsullar | =kateqoriyalar | =səbət! | =istək siyahısı! | =porsiya! | =qonaqlar! | =onlayn! | =uzaqda! | =arxivləşdir! | =arxiv! | =təxirə sal! | =etiket! | =etiketlər! | =hamısını qəbul et! | =hamısını rədd et! | =gizlət! | =yığ! | =genişləndir | =faydalı! | =böyüt! | =kiçilt! | =mövcuddur!",
  shows:
    "bax | göstər | idarə et | ətraflı məlumat | ətraflı bax | oxu | kəşf et | =endir | çap et | redaktə et | =ödəniş üsulu | =fakturalar",
  chooses: "seç! | əlavə et!",
};
