import type { Question } from "../../agent/job.ts";
import { plain, type Style } from "./style.ts";
import { labelled, wrapped } from "./wrapped.ts";

/** Where the values of the card begin. */
const INDENT = 11;

/** The card a person decides on. Every word of the page is cleaned and cut; lines break between words. */
export function checkpointText(
  question: Question,
  style: Style,
  columns = Number.POSITIVE_INFINITY,
): string {
  const row = (name: string, value: string | undefined): string[] =>
    value === undefined || value === ""
      ? []
      : labelled(`  ${style.dim(name.padEnd(INDENT - 3))} `, plain(value, 400), columns, INDENT);
  const asks = style.bold(
    style.yellow(wrapped(plain(question.text, 400), columns, "■ ", "  ").join("\n")),
  );
  const below = (text: string): string[] => wrapped(text, columns, "  ");
  if (question.kind === "login")
    return [
      "",
      asks,
      ...row("on", question.url),
      ...below("Sign in in the browser window; your password is never asked for here."),
      "",
    ].join("\n");
  if (question.kind === "choose")
    return [
      "",
      asks,
      ...row("on", question.url),
      ...(question.options ?? []).flatMap((option, at) =>
        labelled(`  ${style.bold(String(at + 1).padStart(2))}  `, plain(option, 200), columns, 6),
      ),
      "",
    ].join("\n");
  const { element, action, control } = question;
  return [
    "",
    asks,
    ...row("step", element === undefined ? action : `${action} ${element}`),
    ...row("control", element?.endsWith(`"${control}"`) ? undefined : control),
    ...row("under", question.group),
    ...row("amounts", question.amounts?.join(", ")),
    ...row("on", question.url),
    ...row("goes to", question.goesTo),
    ...row("with", question.fields?.map(([name, value]) => `${name}=${value}`).join("; ")),
    ...row("held", question.reason),
    ...row("answered", question.answers?.join("; ")),
    ...row("account", question.account),
    ...row("picture", question.picture),
    ...question.warnings.flatMap((warning) =>
      labelled(`  ${style.red("!")} `, plain(warning, 400), columns, 4),
    ),
    "",
  ].join("\n");
}
