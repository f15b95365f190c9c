import type { Site } from "./scenario.ts";
import { arcadium } from "./sites/arcadium.ts";
import { burrowly } from "./sites/burrowly.ts";
import { cloudattic } from "./sites/cloudattic.ts";
import { fablehall } from "./sites/fablehall.ts";
import { glowcrate } from "./sites/glowcrate.ts";
import { kindred } from "./sites/kindred.ts";
import { ledgerly } from "./sites/ledgerly.ts";
import { lingostar } from "./sites/lingostar.ts";
import { nordkiosk } from "./sites/nordkiosk.ts";
import { orchard } from "./sites/orchard.ts";
import { paperlane } from "./sites/paperlane.ts";
import { pulsefit } from "./sites/pulsefit.ts";
import { steadfone } from "./sites/steadfone.ts";
import { tunewell } from "./sites/tunewell.ts";
import { velora } from "./sites/velora.ts";

export const SITES: Site[] = [
  velora,
  nordkiosk,
  pulsefit,
  burrowly,
  orchard,
  ledgerly,
  tunewell,
  kindred,
  cloudattic,
  arcadium,
  fablehall,
  paperlane,
  glowcrate,
  steadfone,
  lingostar,
];
