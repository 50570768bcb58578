import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { StoryMatter } from "#contract/story.ts";
import * as history from "./history-months.ts";

const entry = (id: number, when: Partial<StoryMatter> & Pick<StoryMatter, "day">): StoryMatter => ({
  id,
  kind: "joined",
  happenedAt: null,
  recordedAt: `${when.day}T08:00:00.000Z`,
  recordedDay: when.day,
  by: null,
  managerThen: null,
  changes: [],
  link: null,
  reason: null,
  promiseText: null,
  earlier: [],
  ...when,
});

describe.each(["Africa/Johannesburg", "UTC", "Pacific/Pago_Pago", "Pacific/Kiritimati"])(
  "for a reader in %s",
  (zone) => {
    beforeEach(() => void vi.stubEnv("TZ", zone));
    afterEach(() => {
      vi.unstubAllEnvs();
    });

    test("a hire date shows as that day, without a time [CONST-29]", () => {
      const joined = entry(1, { day: "2026-03-02" });
      expect(history.momentOf(joined)).toBe("Mar 2, 2026");
      expect(history.recordedLater(joined)).toBeUndefined();
    });

    test("an entry recorded later shows when it was recorded", () => {
      const moment = new Date(2026, 2, 20, 9, 30).toISOString();
      const joined = entry(1, {
        day: "2026-03-02",
        recordedAt: moment,
        recordedDay: "2026-03-20",
      });
      expect(history.recordedLater(joined)).toBe("Mar 20, 2026 09:30");
    });

    test("an entry recorded at once shows its time [CONST-29]", () => {
      const moment = new Date(2026, 2, 20, 9, 30).toISOString();
      const changed = entry(1, { day: "2026-03-20", happenedAt: moment, recordedAt: moment });
      expect(history.momentOf(changed)).toBe("Mar 20, 2026 09:30");
      expect(history.recordedLater(changed)).toBeUndefined();
    });

    test("entries come under the months of their days, in order", () => {
      const months = history.byMonth([
        entry(4, { day: "2026-03-31" }),
        entry(3, { day: "2026-03-01" }),
        entry(2, { day: "2026-01-15" }),
        entry(1, { day: "2025-03-15" }),
      ]);
      expect(months.map(({ name, entries }) => [name, entries.map(({ id }) => id)])).toEqual([
        ["March 2026", [4, 3]],
        ["January 2026", [2]],
        ["March 2025", [1]],
      ]);
    });
  },
);
