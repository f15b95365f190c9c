import type { PatternInput } from "./pattern.ts";

/** Signs of a sign-in page that hold on any site; a service adds its own only where its facts name some. */
export const LOGIN: PatternInput[] = [
  {
    at: "url",
    regex:
      "[/.=](?:log-?in|log-?on|sign-?in|signin|auth|authorize|sso|anmelden|connexion|acceso|accesso|inloggen)(?:[/?#._-]|$)",
    matches: [
      "https://example.com/login",
      "https://login.example.com/",
      "https://example.com/en/sign-in?next=%2F",
    ],
    misses: [
      "https://example.com/blogin",
      "https://example.com/authors",
      "https://example.com/account",
    ],
  },
  {
    at: "heading",
    regex:
      "^(?:log ?in|sign ?in|welcome back|anmelden|einloggen|se connecter|connexion|iniciar sesión|inicia sesión|entrar|iniciar sessão|accedi|inloggen|ログイン)[ .!]{0,2}$",
    matches: ["Sign In", "Anmelden", "ログイン"],
    misses: ["Signing in with a passkey", "How to log in"],
  },
];

export const CAPTCHA: PatternInput[] = [
  {
    at: "url",
    regex: "(?:captcha|[/.]challenges?[/.]|cdn-cgi/challenge|arkoselabs|funcaptcha)",
    matches: [
      "https://example.com/errors/validateCaptcha",
      "https://challenges.cloudflare.com/turnstile",
    ],
    misses: ["https://example.com/challenger-sale"],
  },
  {
    at: "text",
    regex:
      "(?:are you (?:a )?(?:human|robot)|verify (?:that )?you(?:'re| are) (?:a )?human|i'm not a robot|ich bin kein roboter|je ne suis pas un robot|no soy un robot|não sou um robô|non sono un robot|ik ben geen robot|私はロボットではありません)",
    matches: ["Verify you are human by completing the action below.", "I'm not a robot"],
    misses: ["Watch Mr. Robot", "Human resources"],
  },
];
