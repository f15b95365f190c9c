const AGAIN_MS = 1_000;

/** Frames as the server pushes them. A hidden page closes the stream, so that nobody makes pictures for it. */
export function watchFrames(
  url: string,
  headers: () => Record<string, string>,
  draw: (picture: ImageBitmap) => void,
): () => void {
  let reading: AbortController | undefined;
  let closed = false;

  const read = async (signal: AbortSignal): Promise<void> => {
    const response = await fetch(url, { headers: headers(), signal });
    if (!response.ok || response.body === null) throw new Error(String(response.status));
    let rest: Uint8Array<ArrayBuffer> = new Uint8Array();
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      rest = joined(rest, part.value);
      let newest: Uint8Array<ArrayBuffer> | undefined;
      for (
        let length = lengthOf(rest);
        length !== undefined && rest.length >= length + 4;
        length = lengthOf(rest)
      ) {
        newest = rest.slice(4, length + 4);
        rest = rest.slice(length + 4);
      }
      if (newest === undefined) continue;
      const picture = await createImageBitmap(new Blob([newest], { type: "image/jpeg" })).catch(
        () => undefined,
      );
      if (picture === undefined) continue;
      draw(picture);
      picture.close();
    }
  };

  const follow = async (): Promise<void> => {
    const own = new AbortController();
    reading = own;
    while (!closed && !own.signal.aborted) {
      await read(own.signal).catch(() => undefined);
      if (own.signal.aborted) return;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  };
  const look = () => {
    if (document.hidden) reading?.abort();
    else if (reading === undefined || reading.signal.aborted) void follow();
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    closed = true;
    reading?.abort();
    document.removeEventListener("visibilitychange", look);
  };
}

function lengthOf(bytes: Uint8Array): number | undefined {
  return bytes.length < 4 ? undefined : new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
}

function joined(one: Uint8Array, two: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + two.length);
  both.set(one);
  both.set(two, one.length);
  return both;
}
