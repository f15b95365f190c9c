import { storedPictures } from "./artifacts.ts";
import type { RunEvent } from "./events.ts";
import { sealProof } from "./proof-chain.ts";
import { proofFacts } from "./proof-facts.ts";
import { proofPage } from "./proof-page.ts";
import { proofPictures } from "./proof-pictures.ts";
import type { RunStore } from "./store.ts";

/** One self-contained document; the same events and pictures always give the same bytes. */
export function renderProof(
  events: readonly RunEvent[],
  artifacts: ReadonlyMap<string, Uint8Array> = new Map(),
): string {
  const facts = proofFacts(events);
  return sealProof(proofPage(facts, proofPictures(artifacts)), facts.chain);
}

/** Writes proof.html into the run's folder and gives its path. */
export async function writeProof(store: RunStore, runId: string): Promise<string> {
  const { events } = await store.read(runId);
  const pictures = new Map<string, Uint8Array>();
  for (const { file } of storedPictures(await store.artifacts(runId))) {
    const data = await store.artifact(runId, file);
    if (data !== undefined) pictures.set(file, data);
  }
  return store.putProof(runId, renderProof(events, pictures));
}
