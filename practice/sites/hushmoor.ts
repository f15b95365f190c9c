// A meditation app: soft words, a soft colour, and a bot that breathes with you.
import type { Site } from "../scenario.ts";
import { hushmoor1 } from "./hushmoor-1.ts";
import { hushmoor2 } from "./hushmoor-2.ts";
import { hushmoor3 } from "./hushmoor-3.ts";

export const hushmoor: Site = {
  brand: {
    slug: "hushmoor",
    name: "Hushmoor",
    mark: "☾",
    colours: {
      brand: "#5b5fc7",
      onBrand: "#fff",
      ink: "#23244a",
      paper: "#f7f7fd",
      tint: "#e6e7f8",
    },
    font: "'Quicksand','Avenir Next',sans-serif",
    radius: "20px",
  },
  scenarios: [hushmoor1, hushmoor2, hushmoor3],
};
