import type { Tongue } from "../../test/support/lying/tongues.ts";
import type { Dice } from "../dice.ts";

type Words = Partial<Record<keyof Tongue, readonly string[]>>;

/** Other ways to say the same. {plan}, {day} and {price} are filled in; the day stays one that is yet to come. */
const OTHER_WORDS: Record<string, Words> = {
  en: {
    entry: ["Cancel {plan}", "Cancel membership", "End my plan", "Cancel subscription"],
    ask: ["Cancel {plan}?", "Do you really want to leave?", "Confirm your cancellation"],
    confirm: [
      "Yes, cancel",
      "Confirm cancellation",
      "Cancel my subscription",
      "End membership now",
    ],
    keep: ["Never mind", "Keep my plan", "Go back", "No, stay"],
    done: [
      "Your plan has been cancelled",
      "Cancellation confirmed",
      "You have cancelled {plan}",
      "Your subscription is cancelled",
    ],
    ended: [
      "Cancelled. Ends on {day}, you won't be billed again.",
      "Your plan ends on {day} and will not renew.",
      "Membership cancelled. You have access until {day}.",
    ],
    nextBill: [
      "Next payment on {day}",
      "Renews on {day} for {price}",
      "Your next charge is {price} on {day}",
    ],
    undo: ["Restart {plan}", "Resume plan", "Subscribe again"],
  },
  de: {
    entry: ["{plan} kündigen", "Mitgliedschaft kündigen", "Abo beenden"],
    ask: ["{plan} kündigen?", "Willst du wirklich gehen?", "Kündigung bestätigen"],
    confirm: ["Jetzt kündigen", "Kündigung bestätigen", "Ja, Abo beenden"],
    keep: ["Doch behalten", "Abbrechen", "Zurück"],
    done: ["Dein Abo wurde gekündigt", "Kündigung bestätigt", "Du hast {plan} gekündigt"],
    ended: [
      "Gekündigt. Das Abo endet am {day} und verlängert sich nicht.",
      "Dein Abo läuft am {day} aus und wird nicht verlängert.",
    ],
    nextBill: ["Nächste Abbuchung am {day}", "Verlängert sich am {day} für {price}"],
    undo: ["Kündigung zurücknehmen", "Wieder aufnehmen"],
  },
  fr: {
    entry: ["Résilier {plan}", "Résilier mon abonnement", "Mettre fin à l'abonnement"],
    ask: ["Résilier {plan} ?", "Voulez-vous vraiment partir ?"],
    confirm: ["Oui, résilier", "Confirmer la résiliation", "Résilier mon abonnement"],
    keep: ["Finalement, je reste", "Retour", "Garder mon abonnement"],
    done: ["Votre abonnement a été résilié", "Résiliation confirmée"],
    ended: [
      "Résilié. L'abonnement prend fin le {day} et ne sera pas renouvelé.",
      "Votre abonnement se termine le {day}, il ne sera pas renouvelé.",
    ],
    nextBill: ["Prochain prélèvement le {day}", "Renouvelé le {day} pour {price}"],
    undo: ["Reprendre mon abonnement", "Réactiver"],
  },
  es: {
    entry: ["Cancelar {plan}", "Cancelar suscripción", "Darme de baja"],
    ask: ["¿Cancelar {plan}?", "¿Seguro que quieres irte?"],
    confirm: ["Sí, cancelar", "Confirmar cancelación", "Cancelar mi suscripción"],
    keep: ["Mejor me quedo", "Volver", "Mantener mi suscripción"],
    done: ["Tu suscripción ha sido cancelada", "Cancelación confirmada", "Has cancelado {plan}"],
    ended: [
      "Cancelada. Termina el {day} y no se renovará.",
      "Tu suscripción termina el {day} y no se renovará.",
    ],
    nextBill: ["Próximo cobro el {day}", "Se renueva el {day} por {price}"],
    undo: ["Reactivar suscripción", "Volver a suscribirme"],
  },
};

const BRANDS = [
  "Lumen",
  "Fernweh",
  "Postkutsche",
  "Brisa",
  "Atelier Nord",
  "Kettle & Co",
  "Violeta",
  "Hörwald",
];
const TIERS = ["Plus", "Pro", "Premium", "Total", "Gold"];
const DAYS: Record<string, (day: number) => string> = {
  en: (day) => `${day} December 2026`,
  de: (day) => `${day}. Dezember 2026`,
  fr: (day) => `${day} décembre 2026`,
  es: (day) => `${day} de diciembre de 2026`,
};

/** The same service by another name, with other words, another day and another price. */
export function vary(tongue: Tongue, roll: Dice, key: string): Tongue {
  const brand = roll.pick(BRANDS);
  const plan = `${brand} ${roll.pick(TIERS)}`;
  const day = DAYS[tongue.lang]?.(2 + roll.below(26)) ?? "";
  const price = `${3 + roll.below(40)}${tongue.lang === "en" ? ".99 £" : ",99 €"}`;
  const words = OTHER_WORDS[tongue.lang] ?? {};
  const filled = (text: string): string =>
    text
      .replaceAll("{plan}", plan)
      .replaceAll("{day}", day)
      .replaceAll("{price}", price)
      .replaceAll(tongue.plan, plan)
      .replaceAll(tongue.brand, brand)
      .replace(/\b3\.? (?:de )?(?:December|Dezember|décembre|diciembre)(?: de)? 2026/g, day);
  const said = Object.fromEntries(
    Object.entries(tongue).map(([name, text]) => {
      const others = words[name as keyof Tongue];
      return [name, filled(others !== undefined && roll.chance(0.7) ? roll.pick(others) : text)];
    }),
  ) as Tongue;
  return { ...said, lang: tongue.lang, key, brand, plan };
}
