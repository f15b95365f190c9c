import { expect, test } from "vitest";
import { armed, faultPoint, parseFault } from "./fault-point.ts";

test("nothing is armed unless it is asked for", () => {
  expect(faultPoint).toBeUndefined();
  expect(armed(undefined)).toBeUndefined();
  expect(armed("")).toBeUndefined();
});

test("only the n-th time at that point fails, with the error of the place where there is one", async () => {
  const point = armed("disk.write:2:throw,act.before:1:throw");
  await point?.("disk.write");
  await point?.("act.after");
  await expect(point?.("disk.write", () => new Error("full"))).rejects.toThrow("full");
  await point?.("disk.write");
  await expect(point?.("act.before")).rejects.toMatchObject({ code: "INTERNAL" });
});

test("execThenThrow fails after the work", () => {
  expect(parseFault("act:1:execThenThrow")).toEqual({ point: "act.after", nth: 1, kind: "throw" });
});

test.each(["act", "act:0:kill", "act:1:melt", "act:x:kill", ":1:kill", "a b:1:kill"])(
  "%s names the variable and says how it is written",
  (text) => {
    expect(() => parseFault(text)).toThrow(/SUBTERMINATOR_FAULT: .* is not <point>:<nth>:/);
  },
);
