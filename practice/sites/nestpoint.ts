// Domains and hosting: several contracts in one account, each renewing by itself.
import type { Site } from "../scenario.ts";
import { nestpoint1 } from "./nestpoint-1.ts";
import { nestpoint2 } from "./nestpoint-2.ts";
import { nestpoint3 } from "./nestpoint-3.ts";

export const nestpoint: Site = {
  brand: {
    slug: "nestpoint",
    name: "Nestpoint",
    mark: "⌂",
    colours: {
      brand: "#1f5eff",
      onBrand: "#fff",
      ink: "#101828",
      paper: "#ffffff",
      tint: "#eef2ff",
    },
    font: "'IBM Plex Sans','Segoe UI',sans-serif",
    radius: "8px",
  },
  scenarios: [nestpoint1, nestpoint2, nestpoint3],
};
