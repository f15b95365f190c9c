// Meal kits: weeks can be skipped, plans are "deactivated", and the way there is short on signs.
import type { Site } from "../scenario.ts";
import { pantrio1 } from "./pantrio-1.ts";
import { pantrio2 } from "./pantrio-2.ts";
import { pantrio3 } from "./pantrio-3.ts";

export const pantrio: Site = {
  brand: {
    slug: "pantrio",
    name: "Pantrio",
    mark: "❦",
    colours: {
      brand: "#2f7d32",
      onBrand: "#fff",
      ink: "#1d2b1e",
      paper: "#fffdf7",
      tint: "#eef5e6",
    },
    font: "'Nunito Sans','Segoe UI',sans-serif",
    radius: "10px",
  },
  scenarios: [pantrio1, pantrio2, pantrio3],
};
