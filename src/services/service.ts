import { z } from "zod";
import { ContractError } from "../contract/errors.ts";
import { issueWords } from "../contract/issue-words.ts";
import { PAGE_STATES } from "../contract/words.ts";
import { CAPTCHA, LOGIN } from "./detectors.ts";
import { registrableDomain } from "../reading/registrable-domain.ts";
import { coversHost, hostOf } from "./domains.ts";
import { labelsSchema, patternsFromLabels } from "./labels.ts";
import { type Pattern, patternSchema } from "./pattern.ts";

/** How a subscription can be ended. `app`: only on a phone, console or computer; `mail`: e-mail; `visit`: at a desk. */
export const CHANNELS = ["online", "app", "chat", "phone", "mail", "letter", "visit"] as const;
export type Channel = (typeof CHANNELS)[number];

const NEVER_TESTED = "never on the live site";

const sentence = z.string().trim().min(3).max(400);
const kebab = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
  error: "expected lower-case words joined by hyphens, such as my-service",
});
const day = z.string().regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/, {
  error: "expected a date such as 2026-11-15, 2026-11 or 2026",
});
const address = z.string().superRefine((url, context) => {
  const fault = addressFault(url);
  if (fault !== undefined) context.addIssue({ code: "custom", message: fault });
});
const domain = z.string().regex(/^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|[0-9a-f:]+)$/, {
  error: "expected a host name in lower case without scheme or path, such as example.com",
});
const patterns = z.array(patternSchema).max(60);

/**
 * Something that is known about a service. For the built-in ones, pages were noted by service, not by sentence: `source` is
 * the best of a service's pages for the fact, by language and by whose page it is.
 */
export const factSchema = z.strictObject({
  fact: sentence,
  source: address,
  /** The day we read the source; left out, the service's `lastChecked`. */
  checked: day.optional(),
  /** The source's own date, where it has one. Flows change: an old page may describe one that is gone. */
  dated: day.optional(),
  sure: z.enum(["high", "medium", "low"]),
});

const serviceBiller = z.strictObject({
  /** A name of billers.ts, or any company's name. */
  biller: z.string().trim().min(1).max(60),
  /** How this service's pages say so, beyond the words every biller has. */
  says: patterns.default([]),
  /** Where to end it, when that differs from the biller's own entry. */
  where: sentence.optional(),
});
const serviceBillerSchema = z.union([
  z.string().transform((biller) => serviceBiller.parse({ biller })),
  serviceBiller,
]);

/** The states a pattern can speak for: START and UNKNOWN are never seen on a page. */
const patternState = z.enum(PAGE_STATES).exclude(["START", "UNKNOWN"]);
export type PatternState = z.output<typeof patternState>;
const PATTERN_STATES = patternState.options;
const patternsByState = z.partialRecord(patternState, patterns).default({});

export const serviceSchema = z
  .strictObject({
    name: kebab,
    title: z.string().trim().min(1).max(80),
    aliases: z.array(z.string().trim().min(1).max(60)).default([]),
    /** Where a run begins. Missing only where nothing can be done online. */
    startUrl: address.optional(),
    /** The page that shows the subscription, for a check on a fresh load. */
    accountUrl: address.optional(),
    /** All that the flow may visit; each stands for its subdomains too. Sign-in pages of others are not listed. */
    domains: z.array(domain).default([]),
    /** Those of `domains` that belong to somebody else, such as a payment provider's portal. */
    portals: z.array(domain).default([]),
    goal: sentence.optional(),
    /** Words on the controls, by language and meaning; patterns, checkpoints and success are drawn from them too. */
    labels: labelsSchema.default({}),
    patterns: patternsByState,
    /** Labels of the last button. Left out where the way in carries the same words: see the hints. */
    checkpoints: patterns.default([]),
    /** The site's closing words. They count only on a page loaded after the last act. */
    success: patterns.default([]),
    failure: patterns.default([]),
    login: patterns.default(patterns.parse(LOGIN)),
    captcha: patterns.default(patterns.parse(CAPTCHA)),
    billers: z.array(serviceBillerSchema).default([]),
    /** For a planner: where the way in is, the offers, the last button, the proof, the undo control. */
    hints: z.array(sentence).default([]),
    /** For the person, before the act: fee, lost credits, one more bill, a bundle that goes too. */
    warnings: z.array(sentence).default([]),
    channels: z.array(z.enum(CHANNELS)).min(1).default(["online"]),
    facts: z.array(factSchema).default([]),
    lastChecked: day.optional(),
    tested: sentence.default(NEVER_TESTED),
  })
  .superRefine((service, context) => {
    const online = service.channels.includes("online");
    if (online && service.startUrl === undefined)
      context.addIssue({
        code: "custom",
        path: ["startUrl"],
        message: "expected an address, because channels has online",
      });
    if (
      service.lastChecked === undefined &&
      service.facts.some((fact) => fact.checked === undefined)
    )
      context.addIssue({
        code: "custom",
        path: ["lastChecked"],
        message: "expected a date, because a fact has none of its own",
      });
    for (const portal of service.portals)
      if (!service.domains.includes(portal))
        context.addIssue({
          code: "custom",
          path: ["portals"],
          message: `${portal} must stand in domains too`,
        });
  })
  .transform((service) => {
    const fromLabels = patternsFromLabels(service.labels);
    const derived: Partial<Record<PatternState, Pattern[]>> = fromLabels.states;
    return {
      ...service,
      domains: allDomains(service),
      goal: service.goal ?? `Cancel the ${service.title} subscription`,
      patterns: Object.fromEntries(
        PATTERN_STATES.map((state) => [
          state,
          [...(service.patterns[state] ?? []), ...(derived[state] ?? [])],
        ]),
      ) as Record<PatternState, Pattern[]>,
      checkpoints: [...service.checkpoints, ...fromLabels.checkpoints],
      success: [...service.success, ...fromLabels.success],
      facts: service.facts.map((fact) => ({
        ...fact,
        checked: fact.checked ?? service.lastChecked ?? "",
      })),
    };
  });

export type Service = z.output<typeof serviceSchema>;
export type ServiceInput = z.input<typeof serviceSchema>;
export type Fact = Service["facts"][number];

/** One service as a value. A fault is a ContractError that names the service and the field. */
export function defineService(input: ServiceInput): Service {
  const answer = checkService(input);
  if ("service" in answer) return answer.service;
  const [first] = answer.faults;
  throw new ContractError(
    "CONTRACT_MISMATCH",
    `Service ${input.name}: ${answer.faults.map(faultText).join("; ")}`,
    {
      ...(first === undefined ? {} : { field: first.field }),
      hint: "Correct the named fields of this service.",
    },
  );
}

export type ServiceFault = { field: string; expected: string };

export const faultText = (fault: ServiceFault): string => `${fault.field}: ${fault.expected}`;

export function checkService(input: unknown): { service: Service } | { faults: ServiceFault[] } {
  const parsed = serviceSchema.safeParse(input);
  if (parsed.success) return { service: parsed.data };
  return {
    faults: parsed.error.issues.map((issue) => ({
      field: fieldName(issue.path),
      expected: issueWords(issue),
    })),
  };
}

/** The service's own domains, by which an address tells which service it is. */
export function ownDomains(service: Service): string[] {
  return service.domains.filter((name) => !service.portals.includes(name));
}

function allDomains(service: {
  domains: string[];
  startUrl?: string | undefined;
  accountUrl?: string | undefined;
}): string[] {
  const domains = [...service.domains];
  for (const url of [service.startUrl, service.accountUrl]) {
    if (url === undefined) continue;
    const host = hostOf(url);
    if (!domains.some((known) => coversHost(known, host))) domains.push(registrableDomain(host));
  }
  return domains;
}

export function addressFault(url: string): string | undefined {
  if (!URL.canParse(url)) return "expected a full address such as https://example.com/account";
  const { protocol, username, password } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") return "expected an http or https address";
  if (username !== "" || password !== "") return "expected an address without name and password";
  return undefined;
}

function fieldName(path: PropertyKey[]): string {
  if (path.length === 0) return "(whole file)";
  return path
    .map((part, index) =>
      typeof part === "number" ? `[${part}]` : `${index === 0 ? "" : "."}${String(part)}`,
    )
    .join("");
}
