// Check what a model wants to do before anybody does it.
import { actInput, ContractError, parseInput } from "subterminator/contract";

const wanted: unknown = JSON.parse(
  process.argv[2] ?? '{"sessionId":"s1","observationId":"o1","action":"fly"}',
);

try {
  const act = parseInput(actInput, wanted);
  console.log(JSON.stringify({ ok: true, action: act.action }));
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.log(
    JSON.stringify({ ok: false, code: error.code, field: error.field, hint: error.hint }),
  );
}
