import type { Language } from "./scenario.ts";

interface Words {
  fill: string;
  back: string;
  missing: string;
  close: string;
}

/** The few words that every site of a language shares. */
export const WORDS: Record<Language, Words> = {
  en: {
    fill: "Please complete the fields above.",
    back: "Try again",
    missing: "Page not found",
    close: "Close",
  },
  de: {
    fill: "Bitte fülle alle Felder aus.",
    back: "Noch einmal versuchen",
    missing: "Seite nicht gefunden",
    close: "Schließen",
  },
  fr: {
    fill: "Veuillez compléter les champs ci-dessus.",
    back: "Réessayer",
    missing: "Page introuvable",
    close: "Fermer",
  },
  es: {
    fill: "Completa los campos anteriores.",
    back: "Volver a intentarlo",
    missing: "Página no encontrada",
    close: "Cerrar",
  },
  pt: {
    fill: "Preencha os campos acima.",
    back: "Tentar de novo",
    missing: "Página não encontrada",
    close: "Fechar",
  },
  it: {
    fill: "Compila i campi qui sopra.",
    back: "Riprova",
    missing: "Pagina non trovata",
    close: "Chiudi",
  },
  nl: {
    fill: "Vul de velden hierboven in.",
    back: "Opnieuw proberen",
    missing: "Pagina niet gevonden",
    close: "Sluiten",
  },
  ja: {
    fill: "上記の項目をご入力ください。",
    back: "もう一度試す",
    missing: "ページが見つかりません",
    close: "閉じる",
  },
};
