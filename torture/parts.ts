import type { Part } from "./part.ts";
import { hostile } from "./parts/hostile.ts";

export const parts: Part[] = [hostile];
