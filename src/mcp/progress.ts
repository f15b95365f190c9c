import type { ServerContext } from "@modelcontextprotocol/server";

/** Tells whoever waits for a call what is being done; most clients give a call 60 s unless they see progress. */
export type Progress = (message: string) => void;

const counted = new WeakMap<object, number>();

/** Numbers rise over a whole call, whoever in it reports; a caller that asked for none hears none. */
export function progressOf({ mcpReq }: ServerContext): Progress {
  const { _meta: meta } = mcpReq;
  const progressToken = meta?.progressToken;
  if (progressToken === undefined) return () => undefined;
  return (message) => {
    const progress = (counted.get(mcpReq) ?? 0) + 1;
    counted.set(mcpReq, progress);
    const params = { progressToken, progress, message };
    void mcpReq.notify({ method: "notifications/progress", params }).catch(() => undefined);
  };
}
