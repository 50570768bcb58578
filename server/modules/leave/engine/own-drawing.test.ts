import { expect, test } from "vitest";
import type { Entry } from "./account.ts";
import { drawingOn } from "./own-drawing.ts";

const lot = (id: number, days: number, day: string, until?: string): Entry => ({
  ...({ id, kind: "given", days, day } as const),
  ...(until && { until }),
});
const leave = (...dates: string[]) => ({ days: dates.map((date) => ({ date, cost: 1 })) });
const autumn = lot(1, 2, "2026-10-01", "2026-12-31");
const forEver = lot(2, 1, "2026-01-01");
const on = (day: string, all: ReturnType<typeof leave>[], ...entries: Entry[]) => {
  const drawn = drawingOn(all, { entries, day, isFree: () => false });
  const datesOf = (some: readonly ReturnType<typeof leave>[]) =>
    some.flatMap(({ days }) => days.flatMap(({ date, cost }) => (cost > 0 ? [date] : [])));
  return { now: datesOf(drawn.leave), ahead: datesOf(drawn.ahead) };
};

test.each([
  ["2026-03-02", { now: [], ahead: ["2026-11-03"] }],
  ["2026-10-01", { now: ["2026-11-03"], ahead: [] }],
])("leave that draws on a later lot is ahead of days that never lapse: %s", (day, expected) => {
  expect(on(day, [leave("2026-11-03")], autumn, forEver)).toEqual(expected);
});

test("leave of three days splits between a later lot and days that never lapse", () => {
  const dates = ["2026-11-03", "2026-11-04", "2026-11-05"];
  expect(on("2026-03-02", [leave(...dates)], autumn, forEver)).toEqual({
    now: dates.slice(2),
    ahead: dates.slice(0, 2),
  });
});

test("leave of days that never lapse counts before it begins", () => {
  expect(on("2026-03-02", [leave("2026-09-01")], autumn, forEver)).toEqual({
    now: ["2026-09-01"],
    ahead: [],
  });
});

test("days taken away by hand use a lot before leave does", () => {
  const taken = { ...lot(3, -2, "2026-10-05"), kind: "corrected" as const };
  expect(on("2026-03-02", [leave("2026-11-03")], autumn, forEver, taken)).toEqual({
    now: ["2026-11-03"],
    ahead: [],
  });
});

test("free leave uses no lot", () => {
  const all = [leave("2026-10-05", "2026-10-06"), leave("2026-11-03")];
  const drawn = drawingOn(all, {
    entries: [autumn, forEver],
    day: "2026-03-02",
    isFree: (one) => one === all[0],
  });
  expect(drawn.ahead).toEqual([all[1]]);
});
