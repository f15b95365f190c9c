import { describe, expect, it } from "vitest";
import { sensitiveField, type FieldFacts, type SensitiveKind } from "./sensitive-field.ts";

function field(facts: Partial<FieldFacts>): FieldFacts {
  return { tag: "input", type: "text", autocomplete: "", name: "", id: "", label: "", placeholder: "", inputMode: "", maxLength: -1, ...facts };
}

const byLabel: Record<SensitiveKind, string[]> = {
  password: [
    "Password", "New password", "Confirm your password", "Passwort", "Kennwort", "Mot de passe", "Contraseña", "Senha", "Palavra-passe",
    "Wachtwoord", "パスワード", "PIN", "Card PIN", "Geheimzahl", "暗証番号", "API key", "Secret key", "Personal access token", "Recovery phrase",
  ],
  payment: [
    "Card number", "Credit card", "Kartennummer", "Numéro de carte", "Número de tarjeta", "Número do cartão", "Numero della carta",
    "Kaartnummer", "カード番号", "CVC", "CVV2", "Expiry date", "MM/YY", "Ablaufdatum", "Gültig bis", "Date d'expiration", "Fecha de caducidad",
    "Validade", "Data di scadenza", "Vervaldatum", "有効期限", "IBAN", "Account number", "Kontonummer", "Número de cuenta", "Rekeningnummer",
    "口座番号", "Routing number", "Sort code",
  ],
  one_time_code: [
    "One-time code", "OTP", "Verification code", "2FA code", "Two-factor authentication code", "SMS code", "Enter the 6-digit code",
    "Authenticator code", "Backup code", "Code", "Security code",
    "Einmalcode", "Bestätigungscode", "SMS-Code", "TAN", "Sicherheitscode",
    "Code à usage unique", "Code de vérification", "Code reçu par SMS", "Code de sécurité",
    "Código de verificación", "Código de un solo uso", "Clave dinámica",
    "Código de verificação", "Código de uso único", "Código de segurança",
    "Codice di verifica", "Codice monouso", "Codice SMS",
    "Verificatiecode", "Eenmalige code", "Bevestigingscode", "Inlogcode",
    "認証コード", "確認コード", "ワンタイムパスワード", "SMS認証番号",
  ],
  identity: [
    "SSN", "Social Security number", "Tax ID", "Passport number", "Driver's license number", "Security answer", "Mother's maiden name",
    "Steuer-ID", "Sicherheitsfrage", "Numéro de sécurité sociale", "DNI", "CPF", "Codice fiscale", "BSN", "Burgerservicenummer", "マイナンバー",
    "秘密の質問の答え",
  ],
};

const harmless: Partial<FieldFacts>[] = [
  { label: "E-mail" }, { label: "Email", type: "email", name: "email" }, { label: "Your email for the password reset", type: "email" },
  { label: "First name" }, { label: "Name", autocomplete: "name" }, { label: "Name on card", autocomplete: "cc-name", name: "cardholder" },
  { label: "Postal code", name: "postalCode" }, { label: "ZIP code" }, { label: "Postleitzahl" }, { label: "Code postal" }, { label: "Postcode" },
  { label: "郵便番号" }, { label: "Promo code" }, { label: "Coupon code", name: "code" }, { label: "Gutscheincode" }, { label: "Code promo" },
  { label: "Código promocional" }, { label: "Codice sconto" }, { label: "Kortingscode" }, { label: "クーポンコード" },
  { label: "Country code", tag: "select" }, { label: "Search", type: "search", name: "q" }, { label: "Company" }, { label: "Shipping address" },
  { label: "Phone number", type: "tel", inputMode: "tel", maxLength: 15 }, { label: "Quantity", type: "number", maxLength: 2 }, { label: "Reason for leaving" },
  { label: "Show password", type: "checkbox" }, { label: "Reset password", tag: "button", type: "submit" }, { label: "Pinterest profile" },
  { label: "Date of birth", autocomplete: "bday" }, { label: "Compass" }, { label: "Titanium" }, { label: "Expert mode" }, { label: "Company description" },
];

describe("sensitiveField", () => {
  for (const [kind, labels] of Object.entries(byLabel)) {
    it.each(labels)(`${kind}: the label %s`, (label) => {
      expect(sensitiveField(field({ label }))).toBe(kind);
    });
  }

  it.each(harmless)("leaves %o alone", (facts) => {
    expect(sensitiveField(field(facts))).toBeUndefined();
  });

  const byOtherFacts: [Partial<FieldFacts>, SensitiveKind][] = [
    [{ type: "password" }, "password"],
    [{ type: "password", label: "Email", autocomplete: "username" }, "password"],
    [{ type: "password", name: "cvv" }, "payment"],
    [{ type: "text", autocomplete: "section-a current-password webauthn" }, "password"],
    [{ type: "text", name: "userPassword" }, "password"],
    [{ type: "text", id: "login_passwd" }, "password"],
    [{ autocomplete: "one-time-code", label: "Email" }, "one_time_code"],
    [{ autocomplete: "billing cc-number" }, "payment"],
    [{ tag: "select", autocomplete: "cc-exp-month", label: "Month" }, "payment"],
    [{ name: "cardNumber" }, "payment"],
    [{ name: "card[cvc]" }, "payment"],
    [{ label: "Security code", maxLength: 3 }, "payment"],
    [{ label: "Security code", maxLength: 6 }, "one_time_code"],
    [{ testId: "otp-input-3" }, "one_time_code"],
    [{ maxLength: 1, inputMode: "numeric" }, "one_time_code"],
    [{ maxLength: 1, type: "tel" }, "one_time_code"],
    [{ name: "mfa_code", label: "Promo code" }, "one_time_code"],
    [{ type: "hidden", name: "csrf_token" }, "password"],
    [{ placeholder: "MM / YY" }, "payment"],
    [{ tag: "textarea", label: "Recovery phrase" }, "password"],
  ];
  it.each(byOtherFacts)("%o is %s", (facts, kind) => {
    expect(sensitiveField(field(facts))).toBe(kind);
  });
});
