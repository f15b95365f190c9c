/** As long as a session may be idle: an open page's silent WebSocket or event stream must not outlive or die before it. */
export const IDLE_MS = 15 * 60_000;
export const MAX_HEADER_BYTES = 64 * 1024;
export const MAX_CONNECTIONS = 512;
export const MAX_BLOCKED = 256;
