import type { Observation } from "../../contract/observation.ts";
import type { PageState } from "../../contract/words.ts";
import { matchesPattern, type Pattern } from "../../services/pattern.ts";
import type { Service } from "../../services/service.ts";
import type { Layer } from "./layers.ts";
import type { Signs } from "./signs.ts";

const WEIGHT = { url: 1.5, title: 1.5, heading: 2.5, label: 1.2, text: 2 };

function seen(pattern: Pattern, layer: Layer, observation: Observation): string | undefined {
  switch (pattern.at) {
    case "url":
      return [observation.page.url].find((url) => matchesPattern(pattern, url));
    case "title":
      return [observation.page.title].find((title) => matchesPattern(pattern, title));
    case "heading":
      return layer.lines.find((l) => l.place === "heading" && matchesPattern(pattern, l.text))
        ?.text;
    case "label":
      return layer.controls.find((a) => matchesPattern(pattern, a.name))?.name;
    case "text":
      return layer.lines.find((l) => matchesPattern(pattern, l.text))?.text;
  }
}

/** What is known about this service's own pages, as evidence beside the general one. */
export function serviceSigns(
  signs: Signs,
  layer: Layer,
  observation: Observation,
  service: Service,
): void {
  const add = (state: PageState, patterns: Pattern[], factor = 1) => {
    for (const pattern of patterns) {
      const quote = seen(pattern, layer, observation);
      if (quote)
        signs.add(state, WEIGHT[pattern.at] * factor, `${service.name}'s ${pattern.at}`, quote);
    }
  };
  for (const [state, patterns] of Object.entries(service.patterns))
    add(state as PageState, patterns);
  add("FAILED", service.failure);
  // A way to sign in stands in the head of many pages: its address and heading count, its label does not.
  add(
    "LOGIN_REQUIRED",
    service.login.filter((pattern) => pattern.at !== "label"),
    0.5,
  );
}
