// 22.18 and 23.6 are the first releases of their lines that run .ts files without a flag.
export const WANTED = "22.18 or newer";

export function isRecentEnough(version) {
  const [major, minor] = version.replace(/^v/, "").split(".").map(Number);
  return major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
}
