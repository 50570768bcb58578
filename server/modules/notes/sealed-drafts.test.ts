import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { ownClock } from "#server/test/clock.ts";
import { handleDueAt } from "#server/test/due-services.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";
import { dueDraft } from "./sealed-drafts.ts";

/** A clerk with a draft and a line note by the head, and a draft by someone who stays. */
async function companyWithDrafts() {
  const setClock = ownClock();
  const company = await companyOfReaders();
  const { owner, head, director, clerk, changeHead, inTenant } = company;
  const draft = await writeNote(head, clerk, { text: "Ask about the quokka", audience: "draft" });
  const note = await writeNote(head, clerk, { text: "A note for the line" });
  await changeHead(director);
  const kept = await writeNote(director, clerk, { text: "Stays a draft", audience: "draft" });
  const activate = (who: Person, on: string, isActive: boolean) => {
    setClock(on);
    return company.signInAgain(owner).then((as) =>
      call(as, api.employees.toggleStatus, {
        params: { id: who.employeeId },
        query: { activate: String(isActive) as "true" | "false" },
      }),
    );
  };
  const textsLeft = () =>
    inTenant((tx) =>
      tx
        .selectFrom("notes")
        .where("tenantId", "=", tx.tenantId)
        .where("noteDescription", "!=", "")
        .select("id")
        .orderBy("id")
        .execute(),
    ).then((rows) => rows.map(({ id }) => id));
  const wordsOf = (id: number) =>
    inTenant((tx) =>
      tx
        .selectFrom("searchWords")
        .where("tenantId", "=", tx.tenantId)
        .where("recordId", "=", id)
        .select("word")
        .execute(),
    );
  return { ...company, draft, note, kept, activate, textsLeft, wordsOf };
}

const runOn = (day: string) => handleDueAt(`${day}T12:00:00+02:00`, dueDraft);

test("a draft is erased one year after its author's deactivation", async () => {
  const { head, draft, note, kept, activate, textsLeft, wordsOf } = await companyWithDrafts();
  expect((await activate(head, today, false)).status).toBe(200);
  await runOn(daysFromToday(365));
  expect(await textsLeft()).toEqual([draft, note, kept]);
  expect(await wordsOf(draft)).not.toEqual([]);
  await runOn(daysFromToday(366));
  expect(await textsLeft()).toEqual([note, kept]);
  expect(await wordsOf(draft)).toEqual([]);
});

test("a return within the year restores drafts and restarts the year", async () => {
  const { head, draft, note, kept, activate, textsLeft } = await companyWithDrafts();
  await activate(head, today, false);
  await activate(head, daysFromToday(300), true);
  await runOn(daysFromToday(400));
  expect(await textsLeft()).toEqual([draft, note, kept]);
  await activate(head, daysFromToday(400), false);
  await runOn(daysFromToday(765));
  expect(await textsLeft()).toEqual([draft, note, kept]);
  await runOn(daysFromToday(766));
  expect(await textsLeft()).toEqual([note, kept]);
});

test("super administrators see the number of drafts before deactivating their author", async () => {
  const { owner, newEmployee, sales, head, director, clerk } = await companyWithDrafts();
  const led = await newEmployee({ employeeRole: "Executive", departmentId: sales });
  await writeNote(director, led, { text: "About a super administrator", audience: "draft" });
  const draftsFor = async (as: Person, of: Person) =>
    (await call(as, api.continuity.leading, { params: { id: of.employeeId } })).body.drafts;
  expect(await draftsFor(owner, head)).toBe(1);
  expect(await draftsFor(owner, director)).toBe(2);
  expect(await draftsFor(led, director)).toBe(1);
  expect(await draftsFor(owner, clerk)).toBe(0);
});
