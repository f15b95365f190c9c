import { expect, test } from "vitest";
import { patternsFromLabels } from "./labels.ts";

test("words with one meaning tell the state, and the last button's are checkpoints", () => {
  const { states, checkpoints, success } = patternsFromLabels({
    en: {
      enter: ["Cancel plan"],
      decline: ["Continue to cancel"],
      keep: ["Keep my benefits"],
      confirm: ["Finish cancellation"],
      done: ["Your plan has been canceled"],
      undo: ["Resubscribe"],
    },
  });
  expect(states.ACCOUNT_ACTIVE[0]?.words).toEqual(["Cancel plan"]);
  expect(states.RETENTION_OFFER[0]?.words).toEqual(["Continue to cancel", "Keep my benefits"]);
  expect(states.FINAL_CONFIRMATION[0]?.words).toEqual(["Finish cancellation"]);
  expect(states.ACCOUNT_CANCELLED[0]?.words).toEqual(["Resubscribe"]);
  expect(checkpoints[0]?.words).toEqual(["Finish cancellation"]);
  expect(success[0]?.words).toEqual(["Your plan has been canceled"]);
  expect(success[0]?.languages).toEqual(["en"]);
});

test("the same words on the way in and the last button tell neither, and are no checkpoint", () => {
  const { states, checkpoints } = patternsFromLabels({
    en: { enter: ["Cancel Membership"], confirm: ["Cancel membership"] },
  });
  expect(states.ACCOUNT_ACTIVE).toEqual([]);
  expect(states.FINAL_CONFIRMATION).toEqual([]);
  expect(checkpoints).toEqual([]);
});

test("words that only decline an offer elsewhere are a checkpoint where they can be the last click", () => {
  const { states, checkpoints } = patternsFromLabels({
    en: { decline: ["Continue to cancel"], confirm: ["Continue to cancel"] },
  });
  expect(states.RETENTION_OFFER).toEqual([]);
  expect(checkpoints[0]?.words).toEqual(["Continue to cancel"]);
});

test("labels that stand anywhere are never closing words", () => {
  const { states, success } = patternsFromLabels({
    en: { enter: ["Cancel"], done: ["Done", "Canceled", "Expires on"], undo: ["Resume"] },
  });
  expect(success).toEqual([]);
  expect(states.COMPLETE).toEqual([]);
  expect(states.ACCOUNT_CANCELLED).toEqual([]);
  expect(states.ACCOUNT_ACTIVE).toEqual([]);
});
