import { anthropic } from "./anthropic.ts";
import { google } from "./google.ts";
import { local } from "./local.ts";
import { openai } from "./openai.ts";
import type { Provider } from "./provider.ts";

/** Where nobody names a model, the first of these whose key is set is asked. */
export const PROVIDERS: readonly Provider[] = [anthropic, openai, google, local];
