import { ContractError } from "../../contract/errors.ts";
import type { Tab } from "../tab.ts";

export async function answerDialog(tab: Tab, yes: boolean, text?: string): Promise<void> {
  const { dialog } = tab;
  if (dialog === undefined) throw new ContractError("NOT_TARGETABLE", "No dialog is open.");
  tab.dialog = undefined;
  if (yes) await dialog.accept(text);
  else await dialog.dismiss();
}
