/** The picture of a data: address, which is how OpenAI's formats carry one. */
export function pictureOf(url: string | undefined): { mimeType: string; data: Buffer } | undefined {
  const parts = /^data:([\w/+.-]+);base64,(.*)$/s.exec(url ?? "");
  if (parts === null) return undefined;
  return { mimeType: parts[1]!, data: Buffer.from(parts[2]!, "base64") };
}
