export type FieldFacts = {
  tag: string;
  type: string;
  autocomplete: string;
  name: string;
  id: string;
  label: string;
  placeholder: string;
  inputMode: string;
  maxLength: number;
  testId?: string;
};

export type SensitiveKind = "password" | "payment" | "one_time_code" | "identity";

/** Why the value of this field must not leave the browser, or undefined when it may. */
export function sensitiveField(facts: FieldFacts): SensitiveKind | undefined {
  const type = facts.type.toLowerCase();
  if (facts.tag.toLowerCase() === "button" || valueless.has(type)) return undefined;
  const declared = byAutocomplete(facts.autocomplete);
  if (declared !== undefined && declared !== "harmless") return declared;

  const kind = byWords(facts);
  // "show password" turns the type into text, so the words count; but no declaration makes type=password harmless.
  if (type === "password") return kind ?? "password";
  if (declared === "harmless" || type === "email" || type === "search") return undefined;
  return kind;
}

const valueless = new Set([
  "button",
  "submit",
  "reset",
  "image",
  "checkbox",
  "radio",
  "file",
  "range",
  "color",
]);

function byAutocomplete(autocomplete: string): SensitiveKind | "harmless" | undefined {
  const token =
    autocomplete
      .trim()
      .toLowerCase()
      .split(/\s+/)
      .findLast((word) => word !== "webauthn") ?? "";
  if (/^(?:current|new)-password$/.test(token)) return "password";
  if (token === "one-time-code") return "one_time_code";
  if (/^cc-(?:number|csc|exp|exp-month|exp-year)$/.test(token)) return "payment";
  if (
    /^(?:cc-.*|username|email|.*name|honorific-.*|organization.*|street-address|address-.*|country.*|postal-code|bday.*|sex|url|tel.*|impp|language|photo|transaction-.*)$/.test(
      token,
    )
  ) {
    return "harmless";
  }
  return undefined;
}

function byWords(facts: FieldFacts): SensitiveKind | undefined {
  // Each on its own: a harmless label ("Promo code") must not excuse a name that says "otp", nor the reverse.
  const phrases = [facts.label, facts.placeholder, facts.name, facts.id, facts.testId ?? ""].map(
    words,
  );
  const says = (pattern: RegExp): boolean => phrases.some((phrase) => pattern.test(phrase));

  if (says(securityCode))
    return facts.maxLength === 3 ||
      facts.maxLength === 4 ||
      says(/card|cvc|cvv|karte|carte|tarjeta|cartao|carta|kaart|カード/)
      ? "payment"
      : "one_time_code";
  if (says(payment)) return "payment";
  if (says(oneTimeCode)) return "one_time_code";
  if (says(identity)) return "identity";
  if (says(password)) return "password";
  if (phrases.some((phrase) => harmlessCode.test(phrase))) return undefined;
  if (facts.tag.toLowerCase() === "select") return undefined;
  if (phrases.some((phrase) => bareCode.test(phrase))) return "one_time_code";
  // Six boxes for six digits; most of them have no label of their own.
  const numeric =
    /^(?:numeric|tel|decimal)$/.test(facts.inputMode.toLowerCase()) ||
    /^(?:tel|number)$/i.test(facts.type);
  return facts.maxLength === 1 && numeric ? "one_time_code" : undefined;
}

/** Lower case, without accents on Latin letters, one space between words, camelCase taken apart. */
function words(text: string): string {
  return (
    text
      .normalize("NFKC")
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .normalize("NFD")
      // Only Latin accents: U+3099 is the mark that makes ド of ト.
      .replace(/[\u0300-\u036f]/g, "")
      .normalize("NFC")
      .replace(/[\s_\-./:*'’"[\]()]+/g, " ")
      .trim()
  );
}

/** `~` stands for an optional space, and each line is one alternative between word ends. */
function anyOf(...lines: string[]): RegExp {
  const alternatives = lines
    .flatMap((line) => line.split(" | "))
    .map((line) => line.trim().replaceAll("~", " ?"));
  return new RegExp(`(?<![a-z])(?:${alternatives.join("|")})(?![a-z])`);
}

// The same words name the number on the back of a card and the one in a text message.
const securityCode = anyOf(
  "security~code | sicherheits~code | code de securite | codigo de seguridad | codigo de seguranca | codice di sicurezza",
  "beveiligings~code | セキュリティコード",
);

const payment = anyOf(
  "card~num(?:ber)? | card~no | cc~num(?:ber)? | cc~no | credit~card | debit~card | card~pan | pan",
  "karten~nummer | numero (?:de |de la )?carte.* | numero (?:de |de la )?tarjeta | numero (?:do |de )?cartao | numero (?:della |di )?carta.*",
  "kaart~nummer | カード番号 | クレジットカード.*",
  "cvc2? | cvv2? | csc | card~(?:verification|security|code).* | cc~(?:csc|cvc|cvv|code) | karten~pruf(?:nummer|ziffer) | pruf(?:nummer|ziffer)",
  "cryptogramme.*",
  "exp | cc~exp.* | exp~(?:date|month|year|mm|yy) | expir(?:y|ation|es)(?: .*)? | expiry~(?:date|month|year) | expiration~(?:date|month|year) | mm ?yy(?:yy)? | mm aa | mm jj",
  "ablauf~datum | gultig bis | date d ?expiration | fecha de (?:caducidad|vencimiento|expiracion) | (?:data de )?validade | (?:data di )?scadenza | verval~datum | 有効期限",
  "iban | account~(?:num(?:ber)?|no) | bank~account.* | konto~nummer | numero de compte | numero de cuenta | numero da conta | numero (?:di |del )?conto | rekening~nummer | 口座番号",
  "routing~(?:num(?:ber)?|no) | sort~code | bank~leitzahl | clabe",
);

const oneTimeCode = anyOf(
  "otp(?:~(?:code|input|field|digit)?s?)?~[0-9]* | totp | hotp | 2fa.* | mfa.* | tfa | two~factor.* | two~step.* | one~time~(?:code|pass(?:word|code)|pin).* | pass~code",
  "(?:verification|verify|verif|authentication|authenticator|auth|sms|text|login|log in|sign in|signin|access|confirmation|confirm|email|recovery|backup|mfa|security)~code.*",
  "[0-9]~digits?~(?:code|pin).* | code (?:we|you were|from your|sent|from the).* | enter (?:the |your )?code.* | .*digits? (?:code|kod).*",
  "(?:einmal|bestatigungs|verifizierungs|verifikations|authentifizierungs|anmelde|zugangs|freischalt|sms|mail|prüf|pruf)~(?:code|kennwort|passwort|pin).* | m?tan | (?:sms|push|chip)~tan | zwei~faktor.*",
  "code (?:a usage unique|de verification|de confirmation|de validation|d ?authentification|d ?acces|recu|par sms|sms|temporaire).* | mot de passe a usage unique",
  "codigo (?:de )?(?:verificacion|verificacao|confirmacion|confirmacao|autenticacion|autenticacao|acceso|acesso|validacion|validacao|un solo uso|uso unico|sms|recibido|recebido|enviado).* | clave (?:dinamica|de un solo uso) | senha de uso unico",
  "codice (?:di )?(?:verifica|conferma|autenticazione|accesso|monouso|usa e getta|sms|otp|temporaneo|ricevuto|inviato).* | password monouso",
  "(?:verificatie|bevestigings|toegangs|inlog|eenmalige|authenticatie|sms|controle)~code.* | eenmalig~wachtwoord",
  ".*(?:認証|確認|検証|ワンタイム|二段階|2段階|sms|ログイン)~(?:コード|番号|パスワード|認証).*",
);

const identity = anyOf(
  "ssn | social~security.* | sin~number | national~(?:id|insurance|identification).* | tax~(?:id|payer|number|payer id).* | tin | itin | ein | passport.* | driver ?s?~licen[cs]e.*",
  "steuer~(?:id|nummer|identifikationsnummer).* | sozialversicherungs~nummer | reisepass.* | personalausweis.* | ausweis~nummer",
  "numero de securite sociale | numero fiscal.* | nir | passeport.* | nif | nie | dni | curp | rfc | seguridad social | pasaporte.* | cpf | cnpj | rg | nis | passaporte.* | passaporto.*",
  "codice~fiscale | partita~iva | bsn | burger~service~nummer | paspoort.* | マイナンバー.* | 個人番号.* | パスポート.*",
  "(?:security|secret|recovery|challenge)~(?:answer|question).* | answer to .* | mother ?s? ?maiden.* | sicherheits~(?:frage|antwort).* | geheim~(?:frage|antwort).*",
  "(?:reponse|question) (?:de securite|secrete).* | (?:respuesta|pregunta) (?:de seguridad|secreta).* | (?:resposta|pergunta) (?:de seguranca|secreta).* | (?:risposta|domanda) (?:di sicurezza|segreta).* | (?:beveiligings|geheime)~(?:vraag|antwoord).* | .*秘密の(?:質問|答え).*",
);

const password = anyOf(
  ".*password.* | passwd | pwd | pass | passphrase | pass~phrase | .*passwort.* | .*kennwort.* | mot de passe.* | contrasena.* | clave | senha.* | palavra~passe | parola d ?ordine | wachtwoord.* | .*パスワード.*",
  "pin | pin~(?:number|code) | geheim~(?:zahl|nummer) | 暗証番号 | code (?:pin|secret) | codigo pin | codice pin | pin~nummer",
  ".*(?:api|secret|private|access|license|licence)~key.* | .*(?:access|auth|api|bearer|refresh|personal access|csrf|xsrf|session|security)~token.* | token | client~secret | secret | .*(?:seed|recovery)~phrase.* | api~schlussel | cle (?:api|secrete).* | clave (?:api|secreta).* | chave (?:de )?api.* | chiave (?:api|segreta).* | api~sleutel | apiキー | アクセストークン",
);

const harmlessCode = anyOf(
  "(?:promo(?:tion(?:al)?)?|coupon|discount|voucher|gift|referral|invite|campaign|offer|country|postal|post|zip|area|dial(?:ing)?|phone|currency|language|product|item|tax|state|region|airport|bar|qr|color)~code.*",
  "gutschein.* | rabatt.* | aktions~code | post~leitzahl | vorwahl | code (?:promo|postal|pays|reduction|parrainage|cadeau).* | codigo (?:promocional|postal|de pais|de descuento|de desconto|promo|do pais|de area).* | cupon.* | cupom.* | codice (?:promo.*|sconto|postale|paese|coupon) | (?:kortings|post|land|actie)~code.* | .*(?:クーポン|プロモーション|郵便|国).*",
);

const bareCode =
  /^(?:(?:your |the |enter )?code(?: ?[0-9])?|codigo|codice|コード|digit ?[0-9]|(?:ihr |der )?kode)$/;
