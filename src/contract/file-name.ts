const MAX_NAME = 120;

/** A name that a server chose, made fit to be shown and stored: no folders, no control or reordering characters, no leading dots. */
export function safeFileName(suggested: string): string {
  const last = suggested.split(/[/\\]/).at(-1) ?? "";
  const clean = last
    .replace(/[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, "")
    .replace(/[<>:"|?*]/g, "_")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  if (clean === "") return "download";
  if (clean.length <= MAX_NAME) return clean;
  const dot = clean.lastIndexOf(".");
  const ending = dot > 0 && clean.length - dot <= 12 ? clean.slice(dot) : "";
  return clean.slice(0, MAX_NAME - ending.length) + ending;
}
