import { expect, test, vi } from "vitest";
import { setClockZone } from "#web/ui/format/clock.ts";
import { hasLeft } from "./has-left.ts";

test.each([
  ["Pacific/Auckland", true],
  ["Africa/Johannesburg", true],
  ["Pacific/Honolulu", false],
])("in %s a person has left after the company's last day of theirs: %s", (zone, expected) => {
  vi.stubEnv("TZ", "Africa/Johannesburg");
  vi.useFakeTimers({ now: new Date("2026-03-01T22:30:00.000Z") });
  setClockZone(zone);
  expect(hasLeft({ terminationDate: "2026-03-01" })).toBe(expected);
  vi.unstubAllEnvs();
});
