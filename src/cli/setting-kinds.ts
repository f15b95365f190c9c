import { parseDuration } from "./duration.ts";

/** How one setting is read, whether it comes from a flag, the environment or the config file. */
export type SettingKind =
  | { kind: "switch" }
  | { kind: "choice"; options: readonly string[] }
  | { kind: "number"; min: number; max: number }
  | { kind: "amount"; min: number; max: number }
  | { kind: "duration"; minMs: number; maxMs: number }
  | { kind: "text"; pattern: RegExp; expected: string };

export type SettingValue = string | number | boolean;
export type Read = { value: SettingValue } | { expected: string };

export function readSetting(kind: SettingKind, raw: unknown): Read {
  switch (kind.kind) {
    case "switch":
      return readSwitch(raw);
    case "choice":
      return typeof raw === "string" && kind.options.includes(raw)
        ? { value: raw }
        : { expected: oneOf(kind.options) };
    case "number": {
      const number = typeof raw === "string" && /^\d{1,9}$/.test(raw) ? Number(raw) : raw;
      const fits =
        typeof number === "number" &&
        Number.isInteger(number) &&
        number >= kind.min &&
        number <= kind.max;
      return fits
        ? { value: number }
        : { expected: `a whole number from ${kind.min} to ${kind.max}` };
    }
    case "amount": {
      const amount =
        typeof raw === "string" && /^\$?\d{1,9}(\.\d{1,6})?$/.test(raw)
          ? Number(raw.replace("$", ""))
          : raw;
      const fits = typeof amount === "number" && amount >= kind.min && amount <= kind.max;
      return fits
        ? { value: amount }
        : { expected: `an amount from ${kind.min} to ${kind.max}, such as 2.50` };
    }
    case "duration": {
      const ms = typeof raw === "string" || typeof raw === "number" ? parseDuration(`${raw}`) : 0;
      return ms !== undefined && ms >= kind.minMs && ms <= kind.maxMs
        ? { value: ms }
        : { expected: "a duration such as 90s, 10m or 1h, from 1s to 24h" };
    }
    case "text":
      return typeof raw === "string" && kind.pattern.test(raw)
        ? { value: raw }
        : { expected: kind.expected };
  }
}

function readSwitch(raw: unknown): Read {
  if (typeof raw === "boolean") return { value: raw };
  if (typeof raw === "string") {
    if (/^(1|true|yes|on)$/i.test(raw)) return { value: true };
    if (/^(0|false|no|off|)$/i.test(raw)) return { value: false };
  }
  return { expected: "true or false" };
}

function oneOf(options: readonly string[]): string {
  return `${options.slice(0, -1).join(", ")} or ${options.at(-1)}`;
}
