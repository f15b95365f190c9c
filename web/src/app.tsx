import { useEffect, useState } from "preact/hooks";
import { api, hasKey, Refused } from "./api.ts";
import { Frame } from "./parts/frame.tsx";
import { connected, followRuns } from "./state/runs.ts";
import { followQuestions } from "./state/notify.ts";
import { place } from "./state/router.ts";
import { useStore } from "./state/store.ts";
import { followKeys } from "./state/keys.ts";
import { EnterView } from "./views/enter.tsx";
import { OverviewView } from "./views/overview.tsx";
import { ProofView } from "./views/proof.tsx";
import { QuestionsView } from "./views/questions.tsx";
import { RunView } from "./views/run.tsx";
import { RunsView } from "./views/runs.tsx";
import { StartView } from "./views/start.tsx";

type Door = "checking" | "open" | "shut" | "used";

export function App() {
  const [door, setDoor] = useState<Door>("checking");
  const where = useStore(place);
  useEffect(() => {
    let close: (() => void) | undefined;
    const open = async () => {
      const found = await openDoor();
      setDoor(found);
      if (found !== "open") return;
      followKeys();
      followQuestions();
      close = await followUntilThere();
    };
    void open();
    return () => close?.();
  }, []);
  if (door !== "open") return <EnterView door={door} />;
  return (
    <Frame>
      {where.view === "overview" && <OverviewView />}
      {where.view === "runs" && <RunsView />}
      {where.view === "start" && <StartView />}
      {where.view === "questions" && <QuestionsView />}
      {where.view === "run" && <RunView key={where.id} id={where.id} />}
      {where.view === "proof" && <ProofView key={where.id} id={where.id} />}
    </Frame>
  );
}

/** The link's token is used once and taken out of the address, so that nobody finds it in the history. */
async function openDoor(): Promise<Door> {
  const token = /^#enter=([\w-]+)$/.exec(location.hash)?.[1];
  if (token !== undefined) {
    history.replaceState(undefined, "", "/");
    const entered = await api.enter(token).then(
      () => true,
      () => false,
    );
    if (entered) return "open";
    if (!hasKey()) return "used";
  }
  if (!hasKey()) return "shut";
  try {
    await api.me();
    return "open";
  } catch (error) {
    if (error instanceof Refused && error.status === 401)
      return token === undefined ? "shut" : "used";
    return "open";
  }
}

async function followUntilThere(): Promise<() => void> {
  for (let wait = 500; ; wait = Math.min(8_000, wait * 2)) {
    try {
      return await followRuns();
    } catch {
      connected.set(false);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
