import { z } from "zod";
import { shownDeep } from "../shown.ts";
import { defineRoute } from "./define-route.ts";

const cardSchema = z.object({
  name: z.string(),
  title: z.string(),
  aliases: z.array(z.string()),
  channels: z.array(z.string()),
  online: z.boolean(),
  warnings: z.array(z.string()),
  hints: z.array(z.string()),
  facts: z.number(),
  lastChecked: z.string().optional(),
  tested: z.string(),
  signedIn: z.boolean(),
  own: z.boolean(),
});

export const listServices = defineRoute({
  id: "listServices",
  method: "get",
  path: "/api/v1/services",
  scope: "read",
  words: "Services that are known, and the profiles in which somebody is signed in.",
  output: z.object({ services: z.array(cardSchema), profiles: z.array(z.string()) }),
  async handle(_, served) {
    const [services, profiles] = await Promise.all([served.services(), served.profiles()]);
    // A person's own service files are somebody's words too: they may have been copied from anywhere.
    return { services: services.map((service) => shownDeep(service)), profiles };
  },
});
