import type { Part } from "./part.ts";
import { hostile } from "./parts/hostile.ts";
import { lies } from "./parts/lies.ts";

export const parts: Part[] = [hostile, lies];
