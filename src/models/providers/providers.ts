import { anthropic } from "./anthropic.ts";
import { google } from "./google.ts";
import { local } from "./local.ts";
import { openai } from "./openai.ts";
import type { Provider } from "./provider.ts";

export const PROVIDERS: readonly Provider[] = [anthropic, openai, google, local];
