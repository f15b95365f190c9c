import { expect, test } from "vitest";
import { noticeCommand } from "./desktop-notice.ts";

test("a desktop is told by its own program, and where there is none nobody is", () => {
  expect(noticeCommand("linux", { DISPLAY: ":0" })?.[0]).toBe("notify-send");
  expect(noticeCommand("linux", { WAYLAND_DISPLAY: "wayland-0" })?.[0]).toBe("notify-send");
  expect(noticeCommand("linux", {})).toBeUndefined();
  expect(noticeCommand("darwin", {})?.[0]).toBe("osascript");
  expect(noticeCommand("win32", {})?.[0]).toBe("powershell");
});
