/** An answer of 4,000 tokens is about 20 KB; a megabyte is no answer to any question asked here. */
export const MAX_ANSWER_BYTES = 1_000_000;

export class AnswerTooLarge extends Error {
  override name = "AnswerTooLarge";
}

/**
 * Fetch that stops reading after so many bytes, counted after decompression, and follows no redirect: the key
 * travels in a header of its own, which fetch would carry along to another host.
 */
export function limitedFetch(maxBytes: number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "manual" });
    if (response.body === null) return response;
    return new Response(response.body.pipeThrough(countedBytes(maxBytes)), {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}

function countedBytes(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen <= maxBytes) controller.enqueue(chunk);
      else controller.error(new AnswerTooLarge(`more than ${maxBytes} bytes`));
    },
  });
}
