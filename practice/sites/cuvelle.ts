// A wine club: cases come by season, and a farewell case is offered to those who leave.
import type { Site } from "../scenario.ts";
import { cuvelle1 } from "./cuvelle-1.ts";
import { cuvelle2 } from "./cuvelle-2.ts";
import { cuvelle3 } from "./cuvelle-3.ts";

export const cuvelle: Site = {
  brand: {
    slug: "cuvelle",
    name: "Cuvelle",
    mark: "C",
    colours: {
      brand: "#7b1e3a",
      onBrand: "#fff",
      ink: "#2b1119",
      paper: "#fdf9f6",
      tint: "#f3e6e2",
    },
    font: "'Cormorant Garamond',Garamond,'Hiragino Mincho ProN',serif",
    radius: "2px",
  },
  scenarios: [cuvelle1, cuvelle2, cuvelle3],
};
