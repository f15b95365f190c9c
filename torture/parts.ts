import type { Part } from "./part.ts";
import { http } from "./parts/forged.ts";
import { hostile } from "./parts/hostile.ts";
import { kill } from "./parts/kill.ts";
import { lies, liesInBrowser } from "./parts/lies.ts";
import { loop } from "./parts/loop.ts";
import { starts } from "./parts/starts.ts";
import { canary, disk, egress, swaps } from "./parts/suites.ts";

export const parts: Part[] = [
  hostile,
  loop,
  lies,
  liesInBrowser,
  kill,
  swaps,
  canary,
  egress,
  http,
  starts,
  disk,
];
