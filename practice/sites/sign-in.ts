// The sign-in page that a site shows to strangers.
import type { Call, Answer, Language } from "../scenario.ts";
import { acts, post, type Screen, text } from "../screen.ts";

interface SignInWords {
  heading: string;
  hint: string;
  mail: string;
  password: string;
  enter: string;
  wrong: string;
}

const WORDS: Partial<Record<Language, SignInWords>> = {
  de: {
    heading: "Willkommen zurück",
    hint: "Melde dich mit deinem Konto an.",
    mail: "E-Mail-Adresse",
    password: "Passwort",
    enter: "Anmelden",
    wrong: "E-Mail-Adresse oder Passwort stimmen nicht.",
  },
  es: {
    heading: "Accede a tu área de cliente",
    hint: "Introduce tus datos de acceso.",
    mail: "Correo electrónico",
    password: "Contraseña",
    enter: "Iniciar sesión",
    wrong: "Los datos no son correctos.",
  },
  pt: {
    heading: "Entre na sua conta",
    hint: "Use o e-mail da sua assinatura.",
    mail: "E-mail",
    password: "Senha",
    enter: "Entrar",
    wrong: "E-mail ou senha incorretos.",
  },
  nl: {
    heading: "Log in om verder te gaan",
    hint: "Vul je gegevens in.",
    mail: "E-mailadres",
    password: "Wachtwoord",
    enter: "Inloggen",
    wrong: "Deze gegevens kloppen niet.",
  },
  ja: {
    heading: "ログイン",
    hint: "登録したメールアドレスでログインしてください。",
    mail: "メールアドレス",
    password: "パスワード",
    enter: "ログインする",
    wrong: "メールアドレスまたはパスワードが違います。",
  },
};

function words(lang: Language): SignInWords {
  const found = WORDS[lang];
  if (!found) throw new Error(`No sign-in words for ${lang}.`);
  return found;
}

export function signIn(lang: Language): Screen {
  const { heading, hint, mail, password, enter } = words(lang);
  return {
    title: enter,
    heading,
    state: "LOGIN_REQUIRED",
    blocks: [
      text(hint),
      { kind: "field", name: "mail", label: mail, input: "email", required: true },
      { kind: "field", name: "password", label: password, input: "password", required: true },
      acts(post(enter, "login", "primary")),
    ],
  };
}

export const refuse =
  (lang: Language) =>
  (call: Call): Answer => {
    call.harm("personal-data", "made-up sign-in");
    return { again: words(lang).wrong };
  };
