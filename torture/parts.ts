import type { Part } from "./part.ts";
import { hostile } from "./parts/hostile.ts";
import { lies } from "./parts/lies.ts";
import { loop } from "./parts/loop.ts";

export const parts: Part[] = [hostile, loop, lies];
