import { expect, test } from "vitest";
import { defaultTimeZone } from "#server/company-day.ts";
import type { PersonActor } from "#server/context.ts";
import { tenantContext } from "#server/tenant-context.ts";
import { countingDatabase } from "#server/test/counting-database.ts";
import { newTenant, services } from "#server/test/world.ts";
import { staffDashboard } from "./staff-dashboard.ts";
import { superadminDashboard } from "./superadmin-dashboard.ts";

/** Runs everything except waits for outside responses. */
async function withoutAnswers(): Promise<void> {
  for (let turn = 0; turn < 1_000; turn++) await null;
}

test.each([
  ["super administrator's", superadminDashboard, "DASH-01"],
  ["staff", staffDashboard, "DASH-02"],
])(
  "all statements of the %s dashboard are sent before the first returns [%3$s]",
  async (_whose, work, _row) => {
    const { tenantId, owner } = await newTenant();
    const { database, statements } = countingDatabase();
    await database.readTenant(tenantId, async (tx) => {
      const actor: PersonActor = {
        ...owner,
        kind: "person",
        sessionId: "",
        employeeRole: "Executive",
        standing: "approved",
        isConfirmed: true,
        hasFactor: false,
        factorRequiredFrom: null,
        needsProvider: false,
        isSuperadmin: true,
      };
      const done = work(
        tenantContext(services, tx, actor, { now: new Date(), timeZone: defaultTimeZone }),
      );
      await withoutAnswers();
      const sent = statements();
      expect(sent).toBeGreaterThan(5);
      await done;
      expect(statements()).toBe(sent);
    });
  },
);
