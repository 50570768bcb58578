import { expect, test } from "vitest";
import { companyOfReaders } from "#server/test/notes.ts";
import { rowsRead } from "#server/test/rows-read.ts";
import { today } from "#server/test/today.ts";
import { renewStatistics } from "#server/test/world.ts";
import { findStory } from "./history-queries.ts";

const notes = 500;

test("a long history reads its notes and promises once", async () => {
  const { inTenant, head, clerk } = await companyOfReaders();
  await inTenant(async (tx) => {
    const [by, at] = [head.employeeId, `${today}T08:00:00Z`];
    const of = <Row>(row: (n: number) => Row) =>
      Array.from({ length: notes }, (_, n) => ({ tenantId: tx.tenantId, ...row(n) }));
    const written = await tx
      .insertInto("notes")
      .values(
        of((n) => ({
          aboutEmployeeId: clerk.employeeId,
          authorId: by,
          noteDescription: `Asked for ${n}`,
          audience: "line" as const,
          createdAt: at,
          updatedAt: at,
        })),
      )
      .returning("id")
      .execute();
    const promised = await tx
      .insertInto("promises")
      .values(
        of((n) => ({
          employeeId: clerk.employeeId,
          madeById: by,
          promiseText: `Given ${n}`,
          state: "open" as const,
          madeAt: at,
          madeOn: today,
          changedOn: today,
        })),
      )
      .returning("id")
      .execute();
    const entry = (linkKind: "note" | "promise", linkId: number) => ({
      tenantId: tx.tenantId,
      subjectKind: "employee" as const,
      subjectId: clerk.employeeId,
      kind: linkKind === "note" ? "note_added" : "promise_made",
      visibility: "management" as const,
      day: today,
      recordedAt: at,
      byId: by,
      linkKind,
      linkId,
    });
    await tx
      .insertInto("story")
      .values([
        ...written.map(({ id }) => entry("note", id)),
        ...promised.map(({ id }) => entry("promise", id)),
      ])
      .execute();
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
