import { randomBytes, timingSafeEqual } from "node:crypto";

export type ProxyCredentials = { username: string; password: string };

export function createCredentials(): ProxyCredentials {
  return { username: randomBytes(8).toString("hex"), password: randomBytes(24).toString("hex") };
}

/** Loopback is shared by every user and program of the machine, so the port alone must open nothing. */
export function createAuthenticator(
  credentials: ProxyCredentials,
): (header: string | undefined) => boolean {
  const expected = Buffer.from(
    `Basic ${Buffer.from(`${credentials.username}:${credentials.password}`).toString("base64")}`,
  );
  return (header) => {
    const given = Buffer.from(header ?? "");
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
}
