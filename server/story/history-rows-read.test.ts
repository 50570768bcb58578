import { sql } from "kysely";
import { expect, test } from "vitest";
import { companyOfReaders } from "#server/test/notes.ts";
import { rowsRead } from "#server/test/rows-read.ts";
import { today } from "#server/test/today.ts";
import { renewStatistics } from "#server/test/world.ts";
import { findStory } from "./history-queries.ts";

const notes = 500;

test("a history with hundreds of notes and promises looks through them once, not once for each entry", async () => {
  const { inTenant, head, clerk } = await companyOfReaders();
  await inTenant(async (tx) => {
    const entries = (kind: string, linked: string) => sql`
      insert into story (tenant_id, subject_kind, subject_id, kind, visibility, day, recorded_at, by_id, link_kind, link_id)
      select tenant_id, 'employee', ${clerk.employeeId}, ${kind}, 'management', ${today}::date, now(), ${head.employeeId}, ${linked}, id
      from ${sql.table(`${linked}s`)} where tenant_id = ${tx.tenantId} returning id`;
    await sql`
      insert into notes (tenant_id, about_employee_id, author_id, note_description, audience, created_at, updated_at)
      select ${tx.tenantId}, ${clerk.employeeId}, ${head.employeeId}, 'Asked for ' || n, 'line', now(), now()
      from generate_series(1, ${notes}) as n returning id`.execute(tx);
    await sql`
      insert into promises (tenant_id, employee_id, made_by_id, promise_text, is_intent, state, made_at, made_on, changed_on)
      select ${tx.tenantId}, ${clerk.employeeId}, ${head.employeeId}, 'Given ' || n, false, 'open', now(), ${today}::date, ${today}::date
      from generate_series(1, ${notes}) as n returning id`.execute(tx);
    await entries("note_added", "note").execute(tx);
    await entries("promise_made", "promise").execute(tx);
  });
  await renewStatistics();
  await inTenant(async (tx) => {
    const reader = { tx, today, actor: { employeeId: head.employeeId, isSuperadmin: false } };
    const read = await rowsRead(tx, ["notes", "promises"], async () => {
      const list = { page: 1, pageSize: 10, search: "asked 499" };
      const { total } = await findStory(reader, clerk.employeeId, ["management"], list);
      expect(total).toBe(1);
    });
    expect(read).toBeGreaterThan(2 * notes);
    expect(read).toBeLessThan(10 * notes);
  });
});
