/**
 * A session that is opened on this machine's own loopback address may visit that one host and port: it is how people
 * try their own pages. It opens no other port, no other private address, and nothing for a page that was not opened so.
 */
export function namedHost(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const { hostname, port, protocol } = new URL(url);
  if (!/^(127\.0\.0\.1|localhost|\[::1\])$/.test(hostname)) return undefined;
  return `${hostname}:${port === "" ? (protocol === "https:" ? 443 : 80) : port}`;
}
