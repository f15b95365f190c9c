import { expect, test } from "vitest";
import { leavesNamed } from "./leaves-named.ts";
import { namesOwnPlan } from "./own-plan.ts";

const goal = "Cancel my Corsia One delivery membership.";

test.each([
  "Quit Corsia One",
  "No, quit One",
  "Corsia One verlassen",
  "Nein, One beenden",
  "Quitter Corsia One",
  "Dejar Corsia One",
  "Deixar o Corsia One",
  "Lascia Corsia One",
  "Disattiva Corsia One",
  "Corsia One stoppen",
  "Corsia Oneをやめる",
  "Opuść Corsia One",
  "Lämna Corsia One",
])("%s leaves what the goal names", (label) => {
  expect(leavesNamed(label, goal)).toBe(true);
});

test.each([
  "Leave Corsia One a review",
  "Stop Corsia One notifications",
  "Quit",
  "Leave the queue",
  "Stay with Corsia One",
  "Corsia One",
  "Lascia una recensione a Corsia One",
  "Get Corsia One",
  "Turn off One-tap orders",
])("%s does not", (label) => {
  expect(leavesNamed(label, goal)).toBe(false);
});

test.each([
  "Plan & payment",
  "Billing and plan",
  "My shave plan",
  "Mein Kaffee-Abo",
  "Mon forfait café",
  "Mi plan de afeitado",
  "O meu plano de treino",
  "Il mio piano",
  "Mijn koffie box",
  "Abonnemang och betalning",
  "Mina kort",
])("%s is where it is kept", (label) => {
  expect(namesOwnPlan(label)).toBe(true);
});

test.each(["Plan a trip", "Box of chocolates", "My orders", "Terms and conditions", "Club news"])(
  "%s is not",
  (label) => {
    expect(namesOwnPlan(label)).toBe(false);
  },
);
