import { act } from "./act.ts";
import { cancelSubscription } from "./cancel-subscription.ts";
import { close } from "./close.ts";
import type { Tool } from "./define-tool.ts";
import { finishRun } from "./finish-run.ts";
import { observe } from "./observe.ts";
import { open } from "./open.ts";
import { runTask } from "./run-task.ts";
import { screenshot } from "./screenshot.ts";

export const TOOLS: readonly Tool[] = [
  open,
  observe,
  act,
  screenshot,
  close,
  cancelSubscription,
  runTask,
  finishRun,
];
