// Credit monitoring: a trial that became a subscription, with a solemn tone.
import type { Site } from "../scenario.ts";
import { scorewell1 } from "./scorewell-1.ts";
import { scorewell2 } from "./scorewell-2.ts";
import { scorewell3 } from "./scorewell-3.ts";

export const scorewell: Site = {
  brand: {
    slug: "scorewell",
    name: "Scorewell",
    mark: "▲",
    colours: {
      brand: "#0f766e",
      onBrand: "#fff",
      ink: "#0f2a2a",
      paper: "#fcfefe",
      tint: "#e1f2f0",
    },
    font: "Verdana,'Hiragino Sans',Geneva,sans-serif",
    radius: "5px",
  },
  scenarios: [scorewell1, scorewell2, scorewell3],
};
