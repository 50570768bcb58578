import { expect, test } from "vitest";
import type { UpcomingEvent } from "#contract/dashboard.ts";
import { holidaysOf } from "#server/modules/holidays/index.ts";
import { holidaysAmong, nextOf } from "./upcoming-events.ts";

test("public holidays follow the company's own changes [DASH-02]", () => {
  const calendar = holidaysOf("ZA", [
    { holidayDate: "2026-12-24", name: "Company day", isWorkingDay: false },
    { holidayDate: "2026-12-26", name: "Day of Goodwill", isWorkingDay: true },
  ]);
  expect(holidaysAmong(calendar, "2026-12-20", 14).map(({ date }) => date)).toEqual([
    "2026-12-24",
    "2026-12-25",
    "2027-01-01",
  ]);
});

test("upcoming events come by day and time, up to a limit [DASH-02]", () => {
  const work = (date: string, time: string): UpcomingEvent => ({
    kind: "work",
    id: 1,
    name: time,
    date,
    time,
  });
  const holiday: UpcomingEvent = { kind: "holiday", date: "2026-04-03", name: "Good Friday" };
  const events = [
    work("2026-04-03", "14:00:00"),
    work("2026-04-04", "08:00:00"),
    work("2026-04-03", "09:30:00"),
    holiday,
  ];
  expect(nextOf(events, 3)).toEqual([holiday, events[2], events[0]]);
});
