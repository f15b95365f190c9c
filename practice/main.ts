// node practice/main.ts --port 0
import { parseArgs } from "node:util";

import { startPractice } from "./server.ts";

const { values } = parseArgs({
  options: { port: { type: "string", default: "0" }, host: { type: "string" } },
});
const practice = await startPractice({
  port: Number(values.port),
  ...(values.host !== undefined && { host: values.host }),
});
process.stdout.write(`${JSON.stringify({ port: practice.port, scenarios: practice.scenarios })}\n`);
