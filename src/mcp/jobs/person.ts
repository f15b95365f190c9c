import type { Person, Question } from "../../agent/job.ts";
import type { ApprovalCard, Approver } from "../../browser/port.ts";

/** The loop's questions, asked through the client as those of single acts are. */
export function clientPerson(approver: Approver): Person {
  return {
    async ask(question, signal) {
      // The run stops and names them all; whoever called asks their person and names one in the goal.
      if (question.kind === "choose") return { answer: "unreachable", by: "nobody" };
      const answer = await approver(cardFrom(question), signal);
      return { answer, by: answer === "unreachable" ? "nobody" : "MCP client" };
    },
  };
}

export type JobCard = ApprovalCard & { account?: string; warnings?: string[] };

function cardFrom(question: Question): JobCard {
  const element = /^(\S*) "(.*)"$/s.exec(question.element ?? "");
  const request = /^([A-Z]+) (.+)$/s.exec(question.goesTo ?? "");
  return {
    sessionId: "",
    text: question.text,
    action: question.action,
    element:
      element === null ? undefined : { role: element[1] ?? "element", name: element[2] ?? "" },
    url: question.url,
    frameOrigin: undefined,
    reason: question.reason,
    kinds: [],
    request: request === null ? undefined : { method: request[1] ?? "", url: request[2] ?? "" },
    picture: undefined,
    ...(question.account === undefined ? {} : { account: question.account }),
    warnings: question.warnings,
  };
}
