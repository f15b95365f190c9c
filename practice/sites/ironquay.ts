// Gyms: notice periods, freezes, and a door that is easier to find from outside.
import type { Site } from "../scenario.ts";
import { ironquay1 } from "./ironquay-1.ts";
import { ironquay2 } from "./ironquay-2.ts";
import { ironquay3 } from "./ironquay-3.ts";

export const ironquay: Site = {
  brand: {
    slug: "ironquay",
    name: "Ironquay",
    mark: "⚓",
    colours: {
      brand: "#e4572e",
      onBrand: "#fff",
      ink: "#17202a",
      paper: "#fbfbfb",
      tint: "#e9edf1",
    },
    font: "'Barlow','Helvetica Neue',Arial,sans-serif",
    radius: "3px",
  },
  scenarios: [ironquay1, ironquay2, ironquay3],
};
