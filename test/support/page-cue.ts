import type { ServerResponse } from "node:http";
import type { PageServer } from "./page-server.ts";

/** A word from the test to the page that it shows: what a timer in the page would do too early on a slow machine. */
export type PageCue = {
  /** Markup that runs this script when the word is given. */
  on(script: string): string;
  /** Over when the page has done it. */
  give(): Promise<void>;
};

export function pageCue(server: PageServer): PageCue {
  let newest: ServerResponse | undefined;
  let listening = Promise.withResolvers<void>();
  let done = Promise.withResolvers<void>();
  // A stream: whoever waits for one is not taken for a page that still loads.
  server.set("/cue", (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write(":\n\n");
    newest = response;
    listening.resolve();
  });
  server.set("/cue-done", (_, response) => {
    response.end();
    done.resolve();
  });
  return {
    on: (script) =>
      `<script>{ const cue = new EventSource("/cue"); cue.onmessage = () => { cue.close(); ${script}; new Image().src = "/cue-done"; } }</script>`,
    async give() {
      await listening.promise;
      listening = Promise.withResolvers();
      newest?.end("data: now\n\n");
      await done.promise;
      done = Promise.withResolvers();
    },
  };
}
