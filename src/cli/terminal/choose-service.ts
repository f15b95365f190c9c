import { loadServices } from "../../services/load.ts";
import { homeFolder } from "../home.ts";
import { choose } from "./menu.ts";

/** The name of the service the person picks, or the address they typed. undefined: they left. */
export async function chooseService(): Promise<string | undefined> {
  const { services } = await loadServices({ home: homeFolder() });
  const picked = await choose(
    "Which subscription should end?",
    services
      .map(({ name, title, channels }) => ({
        value: name,
        label: title,
        ...(channels.includes("online") ? {} : { note: `(only by ${channels.join(", ")})` }),
      }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
  );
  if (picked === undefined) return undefined;
  return "typed" in picked ? picked.typed : picked.value;
}
