/** JSON is parsed in one go; this much takes about 20 ms. */
export const MAX_JSON = 2_000_000;

/** Stores that write the type beside each value: {"status": {"stringValue": "CANCELLED"}}. */
export const TYPED = /^(?:\w{2,12}Value|value|S|N|BOOL|B|\$\w{1,20}|set|_text|#text)$/;

/** PHP's way to write a list down: s:2:"do";s:6:"cancel"; */
export const SERIALIZED =
  /s:\d{1,4}:"([\w.-]{1,60})";(?:s:\d{1,5}:"([^"]{0,200})"|[bid]:([\w.-]{1,40}))/g;

export const FRAMED =
  /^(?:\d{1,6}:)?(?:\d{1,3}(?:\/[\w/-]{1,60},)?\d{0,6}|[a-z]|\)\]\}',?|while\(1\);|for\(;;\);)\s*(?=[[{"])/;

export function parsed(text: string): { value: unknown } | undefined {
  if (text.length > MAX_JSON) return undefined;
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** A content type that names its boundary, also where the body shows what the header keeps quiet about. */
export function multipartBoundary(bytes: Uint8Array, type: string): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 600));
  const shown = /^(?:\r\n)?--([^\r\n]{1,200})\r\n[^\r\n:]{1,100}:/.exec(
    head.toString("latin1"),
  )?.[1];
  if (!/^\s*multipart\//i.test(type))
    return shown === undefined ? undefined : `multipart/form-data; boundary=${quoted(shown)}`;
  const named = /boundary\s*=\s*(?:"([^"]+)"|([^;\s]+))/i.exec(type);
  const boundary = named?.[1] ?? named?.[2] ?? shown;
  return `multipart/form-data; boundary=${quoted(boundary ?? "none")}`;
}

function quoted(boundary: string): string {
  return `"${boundary.replaceAll('"', "")}"`;
}

export function isForm(text: string): boolean {
  const head = text.slice(0, 5_000);
  // What was a form before it was put into code keeps its blanks.
  const several = /^[\w.[\]-]{1,60}=[^&=\n]*&[\w.[\]-]{1,60}=[^&=\n]*&[\w.[\]-]{1,60}=/.test(head);
  return (
    /^[\w%.[\]$:+-]{1,200}=/.test(head) &&
    (several || !/\s/.test(text)) &&
    !/^[A-Za-z0-9+/_-]*={1,2}$/.test(head)
  );
}
