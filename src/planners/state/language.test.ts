import { expect, test } from "vitest";
import { languagesOf } from "./language.ts";

const SAID: Record<string, string> = {
  en: "Your plan renews every month by itself. You can end it at any time in the settings of your account, and it then runs until the last day that is paid.",
  de: "Dein Abo verlängert sich jeden Monat von selbst. Du kannst es jederzeit in den Einstellungen deines Kontos beenden, dann läuft es bis zum letzten bezahlten Tag.",
  fr: "Votre formule se renouvelle chaque mois. Vous pouvez y mettre fin à tout moment dans les réglages de votre compte ; elle court alors jusqu'au dernier jour payé.",
  es: "Tu plan se renueva cada mes. Puedes terminarlo en cualquier momento en los ajustes de tu cuenta, y entonces sigue hasta el último día que está pagado.",
  pt: "O seu plano renova-se todos os meses. Pode terminá-lo a qualquer momento nas definições da sua conta, e continua então até ao último dia que está pago.",
  it: "Il tuo piano si rinnova ogni mese. Puoi terminarlo in qualsiasi momento nelle impostazioni del tuo account, e poi resta attivo fino all'ultimo giorno pagato.",
  nl: "Je abonnement wordt elke maand vanzelf verlengd. Je kunt het op elk moment stoppen in de instellingen van je account, en dan loopt het tot de laatste betaalde dag.",
  ja: "ご契約は毎月自動的に更新されます。アカウントの設定からいつでも終了できます。終了しても、お支払い済みの最終日までご利用いただけます。ご不明な点がございましたら、お気軽にお問い合わせください。お客様のご利用に心より感謝申し上げます。今後ともよろしくお願いいたします。",
  pl: "Twój plan odnawia się co miesiąc. Możesz go zakończyć w każdej chwili w ustawieniach konta, a wtedy działa do ostatniego opłaconego dnia tego okresu.",
  sv: "Ditt abonnemang förnyas varje månad av sig självt. Du kan avsluta det när som helst i inställningarna för ditt konto, och då gäller det till sista betalda dagen.",
  da: "Dit abonnement fornyes hver måned af sig selv. Du kan til enhver tid stoppe det under indstillinger på din konto, og så løber det til den sidste betalte dag.",
  no: "Abonnementet ditt fornyes hver måned av seg selv. Du kan når som helst avslutte det i innstillingene på kontoen din, og da løper det til den siste betalte dagen.",
  fi: "Tilauksesi uusiutuu joka kuukausi itsestään. Voit lopettaa sen milloin tahansa tilisi asetuksissa, ja silloin se on voimassa viimeiseen maksettuun päivään asti.",
  cs: "Vaše předplatné se obnovuje každý měsíc samo. Kdykoli je můžete ukončit v nastavení svého účtu, a potom běží až do posledního zaplaceného dne období.",
  tr: "Aboneliğiniz her ay kendiliğinden yenilenir. Hesabınızın ayarlarından istediğiniz zaman bitirebilirsiniz, o zaman ödenmiş son güne kadar devam eder ve biter.",
  ru: "Ваша подписка продлевается каждый месяц сама. Вы можете в любое время завершить её в настройках учётной записи, и тогда она действует до последнего оплаченного дня.",
};

test.each(Object.entries(SAID))("a page that does not say so is read in %s", (language, text) => {
  expect(languagesOf("", text)).toEqual([language]);
});

test("a page that says one language and is in another is read in both", () => {
  expect(languagesOf("en-US", SAID["de"] ?? "")).toEqual(["de", "en"]);
});

test("a few words tell nothing: what the page says counts, else English", () => {
  expect(languagesOf("nb", "Konto · Meny")).toEqual(["no"]);
  expect(languagesOf("", "Konto · Menu")).toEqual(["en"]);
});
