import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { currentDay, dayOfMoment, setClockZone } from "./clock.ts";
import { formatMoment, momentTitle } from "./dates.ts";

const evening = "2026-03-01T22:30:00.000Z";

afterEach(() => void vi.unstubAllEnvs());

describe.each([
  ["Pacific/Honolulu", "2026-03-01", "Mar 1, 2026 12:30"],
  ["Africa/Johannesburg", "2026-03-02", "Mar 2, 2026 00:30"],
  ["Pacific/Auckland", "2026-03-02", "Mar 2, 2026 11:30"],
])("in a company in %s", (zone, day, written) => {
  beforeEach(() => setClockZone(zone));

  test.each(["Pacific/Pago_Pago", "Africa/Johannesburg", "Pacific/Kiritimati"])(
    "days and moments are the company's on a device in %s",
    (device) => {
      vi.stubEnv("TZ", device);
      vi.useFakeTimers({ now: new Date(evening) });
      expect([currentDay(), dayOfMoment(evening), formatMoment(evening)]).toEqual([
        day,
        day,
        written,
      ]);
    },
  );
});

test.each([
  ["Africa/Johannesburg", "Mar 2, 2026 00:30"],
  ["Africa/Maputo", "Mar 2, 2026 00:30"],
  ["Pacific/Auckland", "Mar 2, 2026 00:30 in Africa/Johannesburg"],
])(
  "a moment's title names the zone only for a device with another time, in %s",
  (device, title) => {
    vi.stubEnv("TZ", device);
    setClockZone("Africa/Johannesburg");
    expect(momentTitle(evening)).toBe(title);
  },
);

test("days and moments are read and written in web/ui/format alone", () => {
  const web = path.join(import.meta.dirname, "../..");
  const ownClock =
    /\.get(?:Date|Day|Month|FullYear)\(|\.to(?:Date|LocaleDate|LocaleTime)String\(|DateTimeFormat\(|Temporal\.Now/;
  const sources = readdirSync(web, { recursive: true, encoding: "utf8" }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith("ui/format/"),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(
    sources.filter((file) => ownClock.test(readFileSync(path.join(web, file), "utf8"))),
  ).toEqual([]);
});
