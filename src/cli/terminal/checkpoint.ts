import type { Question } from "../../agent/job.ts";
import { plain, type Style } from "./style.ts";

/** The card a person decides on. Every word of the page is cleaned and cut. */
export function checkpointText(question: Question, style: Style): string {
  if (question.kind === "login") return loginText(question, style);
  if (question.kind === "choose") return choiceText(question, style);
  const rows: [string, string | undefined][] = [
    ["click", question.element === undefined ? question.action : clickWords(question)],
    ["control", question.element?.endsWith(`"${question.control}"`) ? undefined : question.control],
    ["under", question.group],
    ["amounts", question.amounts?.join(", ")],
    ["on", question.url],
    ["goes to", question.goesTo],
    ["with", question.fields?.map(([name, value]) => `${name}=${value}`).join("; ")],
    ["held", question.reason],
    ["answered", question.answers?.join("; ")],
    ["account", question.account],
    ["picture", question.picture],
  ];
  return [
    "",
    style.bold(style.yellow(`■ ${plain(question.text, 400)}`)),
    ...rows.flatMap(([name, value]) =>
      value === undefined || value === ""
        ? []
        : [`  ${style.dim(name.padEnd(8))} ${plain(value, 400)}`],
    ),
    ...question.warnings.map((warning) => `  ${style.red("!")} ${plain(warning, 400)}`),
    "",
  ].join("\n");
}

function loginText(question: Question, style: Style): string {
  return [
    "",
    style.bold(style.yellow(`■ ${plain(question.text, 400)}`)),
    `  ${style.dim("on".padEnd(8))} ${plain(question.url, 400)}`,
    "  Sign in in the browser window; your password is never asked for here.",
    "",
  ].join("\n");
}

function choiceText({ text, url, options = [] }: Question, style: Style): string {
  return [
    "",
    style.bold(style.yellow(`■ ${plain(text, 400)}`)),
    `  ${style.dim("on".padEnd(8))} ${plain(url, 400)}`,
    ...options.map(
      (option, at) => `  ${style.bold(String(at + 1).padStart(2))}  ${plain(option, 200)}`,
    ),
    "",
  ].join("\n");
}

function clickWords({ action, element }: Question): string {
  return `${action} ${element ?? ""}`;
}
