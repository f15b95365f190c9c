// A charity: the subscription is a monthly gift, and leaving is a matter of conscience.
import type { Site } from "../scenario.ts";
import { rivermend1 } from "./rivermend-1.ts";
import { rivermend2 } from "./rivermend-2.ts";
import { rivermend3 } from "./rivermend-3.ts";

export const rivermend: Site = {
  brand: {
    slug: "rivermend",
    name: "Rivermend",
    mark: "≈",
    colours: {
      brand: "#0b6e8a",
      onBrand: "#fff",
      ink: "#12303a",
      paper: "#f8fcfd",
      tint: "#dff0f4",
    },
    font: "Georgia,'Times New Roman',serif",
    radius: "6px",
  },
  scenarios: [rivermend1, rivermend2, rivermend3],
};
