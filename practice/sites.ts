import type { Scenario, Site } from "./scenario.ts";
import { arcadium2 } from "./sites/arcadium-2.ts";
import { arcadium3 } from "./sites/arcadium-3.ts";
import { arcadium } from "./sites/arcadium.ts";
import { arenza } from "./sites/arenza.ts";
import { bazarel } from "./sites/bazarel.ts";
import { burrowly2 } from "./sites/burrowly-2.ts";
import { burrowly3 } from "./sites/burrowly-3.ts";
import { burrowly } from "./sites/burrowly.ts";
import { cloudattic3 } from "./sites/cloudattic-3.ts";
import { cloudattic } from "./sites/cloudattic.ts";
import { cuvelle } from "./sites/cuvelle.ts";
import { fablehall3 } from "./sites/fablehall-3.ts";
import { fablehall } from "./sites/fablehall.ts";
import { fanory } from "./sites/fanory.ts";
import { framewood } from "./sites/framewood.ts";
import { glowcrate3 } from "./sites/glowcrate-3.ts";
import { glowcrate } from "./sites/glowcrate.ts";
import { hushmoor } from "./sites/hushmoor.ts";
import { inkloom } from "./sites/inkloom.ts";
import { irisette } from "./sites/irisette.ts";
import { ironquay } from "./sites/ironquay.ts";
import { kindred2 } from "./sites/kindred-2.ts";
import { kindred3 } from "./sites/kindred-3.ts";
import { kindred } from "./sites/kindred.ts";
import { kinroot } from "./sites/kinroot.ts";
import { ledgerly2 } from "./sites/ledgerly-2.ts";
import { ledgerly3 } from "./sites/ledgerly-3.ts";
import { ledgerly } from "./sites/ledgerly.ts";
import { lingostar3 } from "./sites/lingostar-3.ts";
import { lingostar } from "./sites/lingostar.ts";
import { linova } from "./sites/linova.ts";
import { nestpoint } from "./sites/nestpoint.ts";
import { nordkiosk2 } from "./sites/nordkiosk-2.ts";
import { nordkiosk3 } from "./sites/nordkiosk-3.ts";
import { nordkiosk } from "./sites/nordkiosk.ts";
import { orchard3 } from "./sites/orchard-3.ts";
import { orchard } from "./sites/orchard.ts";
import { pantrio } from "./sites/pantrio.ts";
import { paperlane2 } from "./sites/paperlane-2.ts";
import { paperlane3 } from "./sites/paperlane-3.ts";
import { paperlane } from "./sites/paperlane.ts";
import { pipkin } from "./sites/pipkin.ts";
import { porchlet } from "./sites/porchlet.ts";
import { pulsefit3 } from "./sites/pulsefit-3.ts";
import { pulsefit } from "./sites/pulsefit.ts";
import { quillo } from "./sites/quillo.ts";
import { rivermend } from "./sites/rivermend.ts";
import { rollana } from "./sites/rollana.ts";
import { rungly } from "./sites/rungly.ts";
import { scorewell } from "./sites/scorewell.ts";
import { steadfone2 } from "./sites/steadfone-2.ts";
import { steadfone3 } from "./sites/steadfone-3.ts";
import { steadfone } from "./sites/steadfone.ts";
import { sudsway } from "./sites/sudsway.ts";
import { tailsafe } from "./sites/tailsafe.ts";
import { tunewell3 } from "./sites/tunewell-3.ts";
import { tunewell4 } from "./sites/tunewell-4.ts";
import { tunewell } from "./sites/tunewell.ts";
import { velora3 } from "./sites/velora-3.ts";
import { velora } from "./sites/velora.ts";
import { wardenox } from "./sites/wardenox.ts";
import { zestro } from "./sites/zestro.ts";

/** The layouts that were written later; the others stand in the site's own file. */
const later = (site: Site, ...scenarios: Scenario[]): Site => ({
  ...site,
  scenarios: [...site.scenarios, ...scenarios],
});

export const SITES: Site[] = [
  later(velora, velora3),
  later(nordkiosk, nordkiosk2, nordkiosk3),
  later(pulsefit, pulsefit3),
  later(burrowly, burrowly2, burrowly3),
  later(orchard, orchard3),
  later(ledgerly, ledgerly2, ledgerly3),
  later(tunewell, tunewell3, tunewell4),
  later(kindred, kindred2, kindred3),
  later(cloudattic, cloudattic3),
  later(arcadium, arcadium2, arcadium3),
  later(fablehall, fablehall3),
  later(paperlane, paperlane2, paperlane3),
  later(glowcrate, glowcrate3),
  later(steadfone, steadfone2, steadfone3),
  later(lingostar, lingostar3),
  pantrio,
  ironquay,
  rivermend,
  nestpoint,
  sudsway,
  cuvelle,
  hushmoor,
  scorewell,
  rollana,
  irisette,
  wardenox,
  tailsafe,
  pipkin,
  framewood,
  kinroot,
  linova,
  zestro,
  bazarel,
  rungly,
  inkloom,
  porchlet,
  quillo,
  arenza,
  fanory,
];
