import { describe, expect, test } from "vitest";
import { amountsIn } from "./amounts.ts";
import { languagesOf, promisesLook, readEveryday } from "./read-everyday.ts";
import { EVERYDAY } from "./languages/everyday-languages.ts";
import { type ElementFacts } from "./risk/element-facts.ts";
import { riskOfElement } from "./risk/element-risk.ts";
import { readLabel } from "./risk/label-reading.ts";
import { senseOf } from "./sense.ts";
import { isAccountAddress, stakesOf } from "./stakes.ts";

/** "Cancel my subscription", "delete my account" and "buy now" as buttons say it. */
const FINAL: Record<string, [ends: string, deletes: string, buys: string]> = {
  en: ["Cancel my subscription now", "Delete my account", "Buy now"],
  de: ["Abo jetzt kündigen", "Konto löschen", "Jetzt kaufen"],
  fr: ["Résilier mon abonnement", "Supprimer mon compte", "Acheter maintenant"],
  es: ["Cancelar mi suscripción", "Eliminar mi cuenta", "Comprar ahora"],
  ja: ["サブスクリプションを解約する", "アカウントを削除する", "今すぐ購入"],
  hu: ["Előfizetés lemondása", "Fiók törlése", "Megveszem most"],
  ro: ["Anulează abonamentul", "Șterge contul", "Cumpără acum"],
  bg: ["Прекрати абонамента", "Изтрий профила", "Купи сега"],
  el: ["Ακύρωση συνδρομής", "Διαγραφή λογαριασμού", "Αγοράστε τώρα"],
  uk: ["Скасувати підписку", "Видалити обліковий запис", "Купити зараз"],
  hr: ["Otkaži pretplatu", "Izbriši račun", "Kupi odmah"],
  sr: ["Откажи претплату", "Обриши налог", "Купи одмах"],
  sk: ["Zrušiť predplatné", "Odstrániť účet", "Kúpiť teraz"],
  sl: ["Prekliči naročnino", "Izbriši račun", "Kupi zdaj"],
  lt: ["Nutraukti prenumeratą", "Ištrinti paskyrą", "Pirkti dabar"],
  lv: ["Atcelt abonementu", "Dzēst kontu", "Pirkt tagad"],
  et: ["Lõpeta tellimus", "Kustuta konto", "Osta kohe"],
  is: ["Segja upp áskrift", "Eyða reikningi", "Kaupa núna"],
  ga: ["Cealaigh an síntiús", "Scrios an cuntas", "Ceannaigh anois"],
  cy: ["Canslo fy nhanysgrifiad", "Dileu cyfrif", "Prynu nawr"],
  ca: ["Cancel·la la subscripció", "Suprimeix el compte", "Compra ara"],
  eu: ["Harpidetza ezeztatu", "Kontua ezabatu", "Erosi orain"],
  gl: ["Cancelar a subscrición", "Eliminar a conta", "Mercar agora"],
  mt: ["Ikkanċella l-abbonament", "Ħassar il-kont", "Ixtri issa"],
  sq: ["Anulo abonimin", "Fshi llogarinë", "Bli tani"],
  mk: ["Откажи ја претплатата", "Избриши сметка", "Купи сега"],
  he: ["ביטול המנוי", "מחיקת חשבון", "קנה עכשיו"],
  ar: ["إلغاء الاشتراك", "حذف الحساب", "اشتر الآن"],
  fa: ["لغو اشتراک", "حذف حساب", "بخر"],
  ur: ["سبسکرپشن منسوخ کریں", "اکاؤنٹ حذف کریں", "ابھی خریدیں"],
  hi: ["सदस्यता रद्द करें", "खाता हटाएं", "अभी खरीदें"],
  bn: ["সাবস্ক্রিপশন বাতিল করুন", "অ্যাকাউন্ট মুছুন", "এখনই কিনুন"],
  ta: ["சந்தாவை ரத்துசெய்", "கணக்கை நீக்கு", "இப்போது வாங்கு"],
  te: ["సభ్యత్వాన్ని రద్దు చేయండి", "ఖాతాను తొలగించు", "ఇప్పుడే కొనండి"],
  th: ["ยกเลิกการเป็นสมาชิก", "ลบบัญชี", "ซื้อเลย"],
  vi: ["Hủy đăng ký", "Xóa tài khoản", "Mua ngay"],
  id: ["Batalkan langganan", "Hapus akun", "Beli sekarang"],
  fil: ["Kanselahin ang subscription", "Burahin ang account", "Bilhin ngayon"],
  sw: ["Ghairi usajili", "Futa akaunti", "Nunua sasa"],
  am: ["የደንበኝነት ምዝገባን ሰርዝ", "መለያን ሰርዝ", "አሁን ግዛ"],
  ka: ["გამოწერის გაუქმება", "ანგარიშის წაშლა", "იყიდე ახლა"],
  hy: ["Չեղարկել բաժանորդագրությունը", "Ջնջել հաշիվը", "Գնել հիմա"],
  az: ["Abunəliyi ləğv et", "Hesabı sil", "İndi al"],
  kk: ["Жазылымнан бас тарту", "Аккаунтты жою", "Қазір сатып алу"],
  mn: ["Захиалгаа цуцлах", "Бүртгэл устгах", "Худалдаж авах"],
  km: ["បោះបង់ការជាវ", "លុបគណនី", "ទិញឥឡូវ"],
  my: ["စာရင်းသွင်းမှုကို ပယ်ဖျက်ပါ", "အကောင့်ဖျက်မည်", "ယခုဝယ်ပါ"],
  lo: ["ຍົກເລີກການສະໝັກ", "ລຶບບັນຊີ", "ຊື້ດຽວນີ້"],
  si: ["දායකත්වය අවලංගු කරන්න", "ගිණුම මකන්න", "දැන් මිලදී ගන්න"],
  ne: ["सदस्यता रद्द गर्नुहोस्", "खाता मेटाउनुहोस्", "अहिले किन्नुहोस्"],
  af: ["Kanselleer my intekening", "Skrap rekening", "Koop nou"],
};
const ROLES = [
  "button",
  "tab",
  "radio",
  "switch",
  "checkbox",
  "slider",
  "option",
  "menuitem",
  "menuitemradio",
  "menuitemcheckbox",
  "treeitem",
  "clickable",
];

const page = (over: Partial<ElementFacts["page"]> = {}): ElementFacts["page"] => ({
  url: "https://site.test/x",
  title: "",
  headings: [],
  ...over,
});
const control = (over: Partial<ElementFacts>): ElementFacts => ({
  role: "button",
  tag: "div",
  name: "",
  page: page(),
  ...over,
});

describe.each(Object.entries(FINAL))("final words in %s", (lang, words) => {
  test("are a danger in every role, on every side of the control, whatever the page claims", () => {
    const lost: string[] = [];
    for (const label of words)
      for (const role of ROLES)
        for (const told of [
          { name: label },
          { name: "More", drawn: label },
          { name: label, drawn: "More" },
          { name: "Xyzzy", description: label },
        ]) {
          const facts = control({ role, ...told, page: page({ lang }) });
          if (riskOfElement(facts).level !== "danger" || senseOf(facts) !== "final")
            lost.push(`${role} ${JSON.stringify(told)}`);
        }
    expect(lost).toEqual([]);
  });

  test("stay final in meaning where a link, a menu or a form makes the press itself less", () => {
    for (const label of words)
      for (const more of [
        { role: "link", tag: "a", href: "https://site.test/y" },
        { haspopup: true },
        { expandable: true },
      ])
        expect([label, senseOf(control({ name: label, ...more, page: page({ lang }) }))]).toEqual([
          label,
          "final",
        ]);
  });
});

describe.each(Object.entries(EVERYDAY))("everyday words in %s", (code, words) => {
  const kinds = [words.everyday, words.shows, words.chooses].map((kind) => kind.split(" | "));
  const labels = kinds.flat().map((phrase) => phrase.replace(/^=/, ""));

  test("none reads as final", () => {
    expect(labels.filter((label) => readLabel(label).risk.level === "danger")).toEqual([]);
  });

  test("each is read on a page in that language", () => {
    expect(labels.filter((label) => readEveryday(label, [code]) === "none")).toEqual([]);
  });

  test("every kind has some, and none is empty or there twice", () => {
    for (const phrases of [words.small.split(" "), ...kinds]) {
      expect(phrases.length).toBeGreaterThan(0);
      expect(phrases.filter((phrase) => phrase.replace(/[=*]/g, "").trim() === "")).toEqual([]);
      expect(new Set(phrases).size).toBe(phrases.length);
    }
  });

  test("those that do something are some of them, as they are written there", () => {
    const does = words.does.split(" | ");
    expect(does.length).toBeGreaterThan(0);
    expect(does.filter((phrase) => !kinds.flat().includes(phrase))).toEqual([]);
    expect(new Set(does).size).toBe(does.length);
  });

  test("what does something promises no look, and the others some", () => {
    const does = new Set(words.does.split(" | ").map((phrase) => phrase.replace(/^=/, "")));
    expect([...does].filter((label) => promisesLook(label, [code]))).toEqual([]);
    const looks = labels.filter((label) => !does.has(label));
    expect(looks.some((label) => promisesLook(label, [code]))).toBe(true);
  });
});

/** Labels whose first or last word is an everyday one: what is done to it is not. */
test.each([
  ["uk", "Закрити обліковий запис"],
  ["be", "Закрыць уліковы запіс"],
  ["bg", "Затвори акаунта"],
  ["mk", "Затвори сметка"],
  ["hr", "Zatvori račun"],
  ["sr", "Затвори налог"],
  ["sk", "Zatvoriť účet"],
  ["sl", "Zapri račun"],
  ["ro", "Închide contul"],
  ["hu", "Fiók bezárása"],
  ["lt", "Uždaryti paskyrą"],
  ["lv", "Aizvērt kontu"],
  ["et", "Sulge konto"],
  ["ca", "Tanca el compte"],
  ["gl", "Pechar a conta"],
  ["is", "Loka reikningi"],
  ["sq", "Mbyll llogarinë"],
  ["az", "Hesabı bağla"],
  ["eu", "Itxi kontua"],
  ["ar", "إغلاق الحساب"],
  ["he", "סגירת חשבון"],
  ["fa", "بستن حساب"],
  ["ur", "اکاؤنٹ بند کریں"],
  ["hi", "खाता बंद करें"],
  ["mr", "खाते बंद करा"],
  ["th", "ปิดบัญชี"],
  ["bn", "অ্যাকাউন্ট বন্ধ করুন"],
  ["ta", "கணக்கை மூடு"],
  ["te", "ఖాతా మూసివేయి"],
  ["vi", "Đóng tài khoản"],
  ["id", "Tutup akun"],
  ["ms", "Tutup akaun"],
  ["el", "Κλείσιμο λογαριασμού"],
  ["kk", "Аккаунтты жабу"],
  ["ka", "ანგარიშის დახურვა"],
  ["hy", "Փակել հաշիվը"],
  ["sw", "Funga akaunti"],
  ["hr", "Spremi i pošalji"],
  ["hr", "Preuzmi ponudu"],
  ["sl", "Prenesi sredstva"],
  ["uk", "Вийти з клубу"],
  ["sq", "Tërhiq paratë"],
  ["sk", "Prejsť na Premium"],
  ["el", "Ανανέωση συνδρομής"],
  ["kk", "Premium-ге өту"],
  ["en", "Skip next month"],
  ["sv", "Hoppa över nästa månad"],
  ["en", "Pause"],
  ["de", "Pause"],
  ["tr", "Yenile"],
])("closing, sending, renewing and pausing are not everyday in %s: %s", (code, label) => {
  expect(readEveryday(label, [code])).toBe("none");
});

test.each([
  ["th", "ตั้งค่าบัญชี ประวัติการใช้งาน ความเป็นส่วนตัว ช่วยเหลือ"],
  ["el", "Ο λογαριασμός μου και οι παραγγελίες"],
  ["hi", "यह आप के लिए है और इस में कोई बदलाव नहीं है"],
  ["uk", "Це ваш профіль, і ви можете змінити його або вийти з нього"],
  ["ru", "Это ваш профиль, и вы можете изменить его или выйти на сайт"],
  ["hu", "Ez az ön fiókja, és itt van minden, ami egy helyen kell"],
  ["vi", "Đây là trang của bạn với các đơn hàng và không có gì trong này"],
  ["pt", "A sua conta e os seus pedidos não estão em uma página para você"],
  ["en", "This is your page and you are welcome to use it from here. ไทย Ελληνικά עברית"],
])("a page that does not say its language is in %s by its words", (code, text) => {
  expect(languagesOf(page({ text }))).toEqual([code]);
});

test.each(["जारी रखें", "ใช่", "हाँ"])("a whole label that ends in a mark is read: %s", (label) => {
  expect(readLabel(label).stance).toBe("commit");
});

test("closing an account in words half English deletes it", () => {
  expect(readLabel("Isara ang account").risk.kinds).toContain("deletes");
});

test("other names of a language, and names of nothing", () => {
  expect(["nb", "tl-PH", "iw", "in"].map((lang) => languagesOf(page({ lang }))[0])).toEqual([
    "no",
    "fil",
    "he",
    "id",
  ]);
  expect(languagesOf(page({ lang: "constructor" }))).toEqual([]);
});

test.each([
  ["Suche", "de", "everyday"],
  ["Suche", "fr", "unknown"],
  ["Mehr anzeigen", "de", "everyday"],
  ["Voir plus", "fr", "everyday"],
  ["Show more results", "en", "everyday"],
  ["Kopfnuss", "de", "unknown"],
  ["Lisää ostoskoriin", "fi", "everyday"],
  ["Frissítés", "hu", "unknown"],
  ["გაგზავნა", "ka", "unknown"],
  ["Close", "ka", "everyday"],
])("%s on a page in %s is %s", (name, lang, sense) => {
  expect(senseOf(control({ name, page: page({ lang }) }))).toBe(sense);
});

test("everyday words count in the language that the page is written in, also where it claims another", () => {
  const text =
    "Das ist nicht für Sie. Wir haben die Filter und das Sortieren auf dieser Seite mit dem Warenkorb.";
  expect(senseOf(control({ name: "Sortieren", page: page({ lang: "en", text }) }))).toBe(
    "everyday",
  );
});

const card = (text: string, others: string[] = []) => ({ heading: "", text, others });

describe("a price beside a word that nobody can read", () => {
  const monthly = [
    "Ultra €19.99 / month",
    "Ultra 1 980円/月",
    "Ultra ١٩٫٩٩ ر.س شهرياً",
    "Ultra १९९ ₹ प्रति माह",
    "Ultra 49 kr i månaden",
    "Ultra 9,99/mo",
  ];
  test.each(monthly)("makes it a danger: %s", (text) => {
    const quiet = [
      "Select",
      "Add",
      "Choose",
      "Off",
      "+ 5",
      "Go Ultra",
      "Ultra",
      "Zwibbel",
      "+5 today",
    ].filter(
      (name) => !riskOfElement(control({ name, group: card(text) })).kinds.includes("spends_money"),
    );
    expect(quiet).toEqual([]);
  });

  test.each(monthly)("and leaves what people do all day: %s", (text) => {
    const asked = [
      "Details",
      "Learn more",
      "Manage subscription",
      "Compare",
      "Close",
      "Edit",
      "Invoices",
      "Search",
    ].filter((name) => riskOfElement(control({ name, group: card(text) })).level === "danger");
    expect(asked).toEqual([]);
  });

  test.each([
    "Add to cart",
    "Select",
    "Add",
    "M",
    "42",
    "Midnight blue",
    "Compare",
    "Wishlist",
    "Details",
  ])("in a shop, where it is paid once, nobody is asked: %s", (name) => {
    const facts = control({
      name,
      page: page({ url: "https://shop.test/p/7", text: "Shoe $59.00" }),
      group: card("Shoe $59.00", ["Add to cart"]),
    });
    expect(riskOfElement(facts).level).not.toBe("danger");
  });

  test("a lone Cancel on such a card ends what is paid there, and closes a form that has a Save", () => {
    const lone = control({ name: "Cancel", group: card("Music €9.99 per month") });
    expect(riskOfElement(lone).kinds).toEqual(["ends_subscription"]);
    const edit = control({ name: "Cancel", group: card("Music €9.99 per month", ["Save"]) });
    expect(riskOfElement(edit).level).toBe("safe");
  });
});

test("ending in words, on a card that sells: both are said", () => {
  const facts = control({
    name: "Cancel my subscription",
    group: { heading: "Upgrade to Ultra for €19.99", text: "", others: [] },
  });
  expect(riskOfElement(facts)).toMatchObject({
    code: "ends_and_spends",
    kinds: ["ends_subscription", "spends_money"],
  });
  const twoFaced = control({ name: "Cancel my subscription", drawn: "Buy Ultra now" });
  expect(riskOfElement(twoFaced)).toMatchObject({ code: "ends_and_spends" });
});

describe("amounts", () => {
  test.each([
    ["$9.99/mo", true],
    ["9,99 € pro Monat", true],
    ["€ 4 p.m.", true],
    ["CHF 12.– monatlich", true],
    ["月額 980円", true],
    ["¥1,200 / 月", true],
    ["฿99 ต่อเดือน", true],
    ["٤٩ ريال في الشهر", true],
    ["৳২০০ প্রতি মাস", true],
    ["12 × £3", true],
    ["149,99 TRY", false],
    ["PLN 49", false],
    ["１２００円", false],
  ])("%s", (text, recurring) => {
    expect(amountsIn(text).some((amount) => amount.recurring)).toBe(recurring);
    expect(amountsIn(text)).not.toEqual([]);
  });

  test.each([
    "Top 10 films",
    "TRY 3 boxes",
    "ALL 12 items",
    "Page 2 of 9",
    "4.5 stars",
    "Room 12",
    "24 months old",
  ])("%s is none", (text) => expect(amountsIn(text)).toEqual([]));

  test("are read in linear time", () => {
    const long = "1 ".repeat(200_000) + "$".repeat(200_000) + "1,".repeat(200_000);
    expect(amountsIn(long).length).toBeLessThanOrEqual(12);
  });
});

test.each([
  ["https://a.test/account/plan", true],
  ["https://a.test/mein-konto", true],
  ["https://a.test/%E3%83%9E%E3%82%A4%E3%83%9A%E3%83%BC%E3%82%B8", true],
  ["https://a.test/#/billing", true],
  ["https://a.test/checkout?step=2", true],
  ["https://billing.test/", false],
  ["https://a.test/search?q=account", false],
  ["https://a.test/planets/accountability", false],
  ["https://a.test/%ff", false],
])("is an address of an account: %s", (url, expected) => {
  expect(isAccountAddress(url)).toBe(expected);
});

test("stakes are seen without a word of the language", () => {
  const facts = control({
    name: "ⵣⵣⵣ",
    page: page({ url: "https://a.test/account", text: "ⵣⵣⵣ 12.00 € / 月" }),
    group: card("ⵣⵣⵣ 12.00 €"),
  });
  expect(stakesOf(facts)).toEqual(["recurring-price", "price-here", "account-address"]);
});

test.each(["x", "Ultra", ""])("an everyday reading is never made of nothing: %s", (label) => {
  expect(readEveryday(label, ["en"])).toBe("none");
});
