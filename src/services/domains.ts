export function hostOf(url: string): string {
  return new URL(url).hostname.toLowerCase().replace(/^\[(.*)\]$/, "$1");
}

/** A domain stands for itself and all below it. */
export function coversHost(domain: string, host: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
