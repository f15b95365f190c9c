// Unlimited car washes: sold at the kerb, kept by a number plate.
import type { Site } from "../scenario.ts";
import { sudsway1 } from "./sudsway-1.ts";
import { sudsway2 } from "./sudsway-2.ts";
import { sudsway3 } from "./sudsway-3.ts";

export const sudsway: Site = {
  brand: {
    slug: "sudsway",
    name: "Sudsway",
    mark: "S",
    colours: {
      brand: "#0091d5",
      onBrand: "#fff",
      ink: "#0b2239",
      paper: "#fdfeff",
      tint: "#e3f4fc",
    },
    font: "'Rubik','Trebuchet MS',sans-serif",
    radius: "18px",
  },
  scenarios: [sudsway1, sudsway2, sudsway3],
};
