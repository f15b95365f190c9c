const FROM_LINE = Buffer.from("\nFrom ");

/** The messages of an mbox file, as bytes: each may be in an encoding of its own. */
export function messagesIn(bytes: Uint8Array): Uint8Array[] {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const starts = [0];
  for (let at = all.indexOf(FROM_LINE); at >= 0; at = all.indexOf(FROM_LINE, at + 1)) {
    // Quoted text may begin a line with "From " too; a separator has a time, and an empty line before it.
    const line =
      all
        .subarray(at + 1, at + 200)
        .toString("latin1")
        .split("\n")[0] ?? "";
    if (/\d\d:\d\d/.test(line)) starts.push(at + 1);
  }
  return starts.map((start, index) => {
    const message = all.subarray(start, starts[index + 1] ?? all.length);
    const body = message.indexOf("\n") + 1;
    return message.subarray(0, 5).toString("latin1") === "From " ? message.subarray(body) : message;
  });
}
