/**
 * Says when a client has gone. HTTP has no end of connection that means "I am done": a client is present while a
 * request or stream of it is open, and for `idleMs` after.
 */
export function createPresence(idleMs: number, onGone: (owner: string) => void) {
  const clients = new Map<string, { open: number; timer: NodeJS.Timeout | undefined }>();

  const forget = (owner: string) => {
    clearTimeout(clients.get(owner)?.timer);
    clients.delete(owner);
  };

  return {
    /** Call when a request begins; call what it returns when its answer has ended. */
    enter(owner: string): () => void {
      const client = clients.get(owner) ?? { open: 0, timer: undefined };
      clients.set(owner, client);
      clearTimeout(client.timer);
      client.open += 1;
      let left = false;
      return () => {
        if (left) return;
        left = true;
        client.open -= 1;
        if (client.open > 0 || clients.get(owner) !== client) return;
        client.timer = setTimeout(() => {
          clients.delete(owner);
          onGone(owner);
        }, idleMs).unref();
      };
    },
    forget,
    forgetAll(): void {
      for (const owner of clients.keys()) forget(owner);
    },
  };
}
