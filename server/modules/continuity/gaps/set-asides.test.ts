import { beforeEach, describe, expect, test } from "vitest";
import type { GapKind } from "#contract/codes/continuity.ts";
import type { Gap } from "#contract/continuity/gaps.ts";
import { api } from "#contract/index.ts";
import { ownClock } from "#server/test/clock.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { newPromise } from "#server/test/promises.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const { gaps, setGapAside, bringGapBack } = api.continuity;

type Company = Awaited<ReturnType<typeof companyOfReaders>>;
let company: Company;
beforeEach(async () => {
  company = await companyOfReaders();
});

const list = async (as: Person, kind: GapKind, isSetAside = false) =>
  (await call(as, gaps, { query: { kind, isSetAside: String(isSetAside) as never } })).body;
const gapOf = async (
  kind: GapKind,
  about: Pick<Person, "employeeId"> | number,
  as = company.owner,
) => {
  const id = typeof about === "number" ? about : about.employeeId;
  return (await list(as, kind)).find(({ subjectId }) => subjectId === id);
};
const isOpen = async (kind: GapKind, about: Pick<Person, "employeeId"> | number) =>
  (await gapOf(kind, about)) !== undefined;

const setAside = (
  as: Person,
  { kind, subjectId, key }: Pick<Gap, "kind" | "subjectId" | "key">,
  { reason = "Until the merger is done", until }: { reason?: string; until?: string | null } = {},
) =>
  call(as, setGapAside, {
    body: { kind, subjectId, key, reason, ...(until !== undefined && { until }) },
  });

async function setAsideAbout(kind: GapKind, about: Pick<Person, "employeeId"> | number, how = {}) {
  const gap = await gapOf(kind, about);
  if (!gap) throw new Error("There is no such gap.");
  const { status, body } = await setAside(company.owner, gap, how);
  expect([status, body.message]).toEqual([201, undefined]);
  return { gap, id: body.id };
}

test("a gap that is set aside is listed separately until its return", async () => {
  const { owner, superadmin, follower } = company;
  const before = await list(owner, "nobodyLeads");
  const { id } = await setAsideAbout("nobodyLeads", follower, { until: daysFromToday(30) });
  const open = await call(superadmin, gaps, { query: { kind: "nobodyLeads" } });
  expect(open.headers["x-total-count"]).toBe(String(before.length - 1));
  expect(open.body.map(({ subjectId }) => subjectId)).not.toContain(follower.employeeId);
  const [aside, ...others] = await list(superadmin, "nobodyLeads", true);
  expect(others).toEqual([]);
  expect(aside).toMatchObject({
    subjectId: follower.employeeId,
    setAside: {
      id,
      by: { id: owner.employeeId, name: "Naledi Khumalo" },
      on: today,
      until: daysFromToday(30),
      reason: "Until the merger is done",
    },
  });
  const back = await call(superadmin, bringGapBack, { params: { id } });
  expect([back.status, back.body]).toEqual([200, { ok: true }]);
  expect(await list(owner, "nobodyLeads")).toEqual(before);
  expect(await list(owner, "nobodyLeads", true)).toEqual([]);
  expect((await call(superadmin, bringGapBack, { params: { id } })).status).toBe(404);
});

test("super administrators alone set a gap aside and bring it back", async () => {
  const { owner, superadmin, head, clerk, director, follower, stranger } = company;
  const gap = await gapOf("nobodyLeads", follower);
  if (!gap) throw new Error("There is no such gap.");
  for (const refused of [head, clerk, director])
    expect((await setAside(refused, gap)).body.code).toBe("forbidden");
  expect((await setAside(stranger, gap)).body.code).toBe("conflict");
  const { status, body } = await setAside(superadmin, gap);
  expect(status).toBe(201);
  const bring = (as: Person) => call(as, bringGapBack, { params: { id: body.id } });
  for (const refused of [head, clerk, director])
    expect((await bring(refused)).body.code).toBe("forbidden");
  expect((await bring(stranger)).body.code).toBe("not_found");
  expect(await isOpen("nobodyLeads", follower)).toBe(false);
  expect((await bring(owner)).status).toBe(200);
});

test.each([
  ["a reason is missing", { reason: " " }, "reason"],
  ["a reason is too long", { reason: "x".repeat(501) }, "reason"],
  ["the last day is today", { until: today }, "until"],
  ["the last day has passed", { until: daysFromToday(-1) }, "until"],
  ["the last day is none", { until: "2027-02-30" }, "until"],
])("a set-aside is refused if %s, and the field is named", async (_, how, field) => {
  const gap = await gapOf("nobodyLeads", company.follower);
  const { status, body } = await setAside(company.owner, gap as Gap, how);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  expect(await isOpen("nobodyLeads", company.follower)).toBe(true);
});

test("a gap that has changed, closed or been set aside conflicts", async () => {
  const { owner, head, clerk, follower } = company;
  await newPromise(head, clerk);
  const seen = (await gapOf("promiseUndated", clerk)) as Gap;
  await newPromise(head, clerk);
  expect((await setAside(owner, seen)).body.code).toBe("conflict");
  expect((await setAside(owner, { ...seen, kind: "quiet" })).body.code).toBe("conflict");
  const { gap } = await setAsideAbout("nobodyLeads", follower);
  expect((await setAside(owner, gap)).body.code).toBe("conflict");
});

test("a gap set aside until a day returns on the day after", async () => {
  const { owner, follower, signInAgain } = company;
  await setAsideAbout("nobodyLeads", follower, { until: daysFromToday(2) });
  const setClock = ownClock();
  const isOpenAt = async (day: string, time: string) => {
    setClock(day, time);
    const found = await list(await signInAgain(owner), "nobodyLeads");
    return found.some(({ subjectId }) => subjectId === follower.employeeId);
  };
  expect(await isOpenAt(daysFromToday(2), "23:30")).toBe(false);
  // Still the day before in UTC.
  expect(await isOpenAt(daysFromToday(3), "00:30")).toBe(true);
});

describe("a new gap of the same kind and person is listed again", () => {
  test("the employee loses their manager again", async () => {
    const { owner, follower, director } = company;
    const lead = (leads: "manager" | "nobody") =>
      call(owner, api.continuity.setLines, {
        body: {
          people: [
            {
              employeeId: follower.employeeId,
              leads,
              ...(leads === "manager" && { managerId: director.employeeId }),
            },
          ],
          from: today,
          reason: "For now",
        },
      });
    await setAsideAbout("nobodyLeads", follower);
    expect((await lead("manager")).status).toBe(200);
    expect(await isOpen("nobodyLeads", follower)).toBe(false);
    expect(await list(owner, "nobodyLeads", true)).toEqual([]);
    expect((await lead("nobody")).status).toBe(200);
    expect(await isOpen("nobodyLeads", follower)).toBe(true);
    expect((await gapOf("nobodyLeads", follower))?.day).toBe(today);
  });

  test("one more overdue promise reopens the gap, one fewer does not", async () => {
    const { head, clerk } = company;
    const [first] = [await newPromise(head, clerk), await newPromise(head, clerk)];
    await setAsideAbout("promiseUndated", clerk);
    await call(head, api.continuity.keepPromise, { params: { id: first }, body: {} });
    expect(await isOpen("promiseUndated", clerk)).toBe(false);
    expect(await list(company.owner, "promiseUndated", true)).toMatchObject([{ count: 1 }]);
    await newPromise(head, clerk);
    expect(await isOpen("promiseUndated", clerk)).toBe(true);
  });

  test("all is quiet about them again, after a note", async () => {
    const { head, clerk, tenantId, inTenant } = company;
    await inTenant((tx) =>
      tx
        .updateTable("employees")
        .set({ startDate: daysFromToday(-400) })
        .where("tenantId", "=", tenantId)
        .where("id", "=", clerk.employeeId)
        .execute(),
    );
    await setAsideAbout("quiet", clerk);
    expect(await isOpen("quiet", clerk)).toBe(false);
    const id = await writeNote(head, clerk);
    await inTenant((tx) =>
      tx
        .updateTable("notes")
        .set({ updatedAt: `${daysFromToday(-100)}T10:00:00Z` })
        .where("tenantId", "=", tenantId)
        .where("id", "=", id)
        .execute(),
    );
    expect(await isOpen("quiet", clerk)).toBe(true);
  });

  test("a department has no head again, after one", async () => {
    const { owner, newDepartment, head } = company;
    const id = await newDepartment("Stores");
    const lead = (departmentHeadId: number | null, headFrom: string) =>
      call(owner, api.departments.updateDepartment, {
        params: { id },
        body: { departmentName: "Stores", departmentHeadId, headFrom },
      });
    await setAsideAbout("noHead", id);
    expect(await isOpen("noHead", id)).toBe(false);
    expect((await lead(head.employeeId, daysFromToday(-9))).status).toBe(200);
    expect((await lead(null, daysFromToday(-4))).status).toBe(200);
    expect(await gapOf("noHead", id)).toMatchObject({ day: daysFromToday(-4) });
  });

  test("a manager has another last day", async () => {
    const { head, tenantId, inTenant } = company;
    const end = (terminationDate: string) =>
      inTenant((tx) =>
        tx
          .updateTable("employees")
          .set({ terminationDate })
          .where("tenantId", "=", tenantId)
          .where("id", "=", head.employeeId)
          .execute(),
      );
    await end(daysFromToday(20));
    await setAsideAbout("managerEnds", head);
    expect(await isOpen("managerEnds", head)).toBe(false);
    await end(daysFromToday(19));
    expect(await isOpen("managerEnds", head)).toBe(true);
  });

  test("they are deactivated again, on another day", async () => {
    const { owner, head, signInAgain } = company;
    const turn = async (as: Person, activate: boolean) => {
      const input = { params: { id: head.employeeId }, query: { activate: String(activate) } };
      expect((await call(as, api.employees.toggleStatus, input)).status).toBe(200);
    };
    await turn(owner, false);
    await setAsideAbout("managerDeactivated", head);
    expect(await isOpen("managerDeactivated", head)).toBe(false);
    const setClock = ownClock();
    setClock(daysFromToday(1));
    const later = await signInAgain(owner);
    await turn(later, true);
    await turn(later, false);
    expect(await list(later, "managerDeactivated")).toMatchObject([{ day: daysFromToday(1) }]);
  });

  test("a fourth manager within a year reopens the gap", async () => {
    const { clerk, follower, director, superadmin, changeHead } = company;
    await changeHead(follower, daysFromToday(-40));
    await changeHead(director, daysFromToday(-5));
    await setAsideAbout("threeManagers", clerk);
    expect(await isOpen("threeManagers", clerk)).toBe(false);
    await changeHead(superadmin);
    expect(await isOpen("threeManagers", clerk)).toBe(true);
  });

  test("a handover waits for its next step", async () => {
    const { owner, follower, clerk, changeHead, inTenant } = company;
    await changeHead(follower, daysFromToday(40));
    const { body: packs } = await call(owner, api.continuity.handovers, { query: {} });
    const id = packs.find(({ employee }) => employee.id === clerk.employeeId)?.id ?? 0;
    await inTenant((tx) =>
      tx
        .updateTable("handoverSteps")
        .set({ dueOn: daysFromToday(-1) })
        .where("tenantId", "=", tx.tenantId)
        .where("handoverId", "=", id)
        .execute(),
    );
    await setAsideAbout("handoverOverdue", clerk);
    expect(await isOpen("handoverOverdue", clerk)).toBe(false);
    const body = { step: 1, reason: "Left without notice" };
    await call(owner, api.continuity.releaseStep, { params: { id }, body });
    expect(await gapOf("handoverOverdue", clerk)).toMatchObject({ handover: { id, step: 2 } });
  });
});

test("setting a gap aside and bringing it back are in the history", async () => {
  const { owner, superadmin, head, clerk, colleague } = company;
  await newPromise(head, clerk);
  const { id } = await setAsideAbout("promiseUndated", clerk, { until: daysFromToday(30) });
  await call(owner, bringGapBack, { params: { id } });
  const entriesOf = async (as: Person, about: Person) =>
    (
      await call(as, api.employees.history, { params: { id: about.employeeId }, query: {} })
    ).body.filter(({ kind }) => kind.startsWith("gap_"));
  const entry = { by: { id: owner.employeeId, name: "Naledi Khumalo" }, day: today };
  const gap = { field: "gap", after: "promiseUndated" };
  expect(await entriesOf(superadmin, clerk)).toMatchObject([
    { ...entry, kind: "gap_brought_back", changes: [gap], reason: null },
    {
      ...entry,
      kind: "gap_set_aside",
      changes: [gap, { field: "lastDay", after: daysFromToday(30) }],
      reason: { by: "person", text: "Until the merger is done" },
    },
  ]);
  for (const reader of [head, clerk]) expect(await entriesOf(reader, clerk)).toEqual([]);
  expect(
    (await call(colleague, api.employees.history, { params: { id: clerk.employeeId }, query: {} }))
      .status,
  ).toBe(404);
  await newPromise(owner, superadmin);
  await setAsideAbout("promiseUndated", superadmin);
  expect(await entriesOf(owner, superadmin)).toHaveLength(1);
  expect(await entriesOf(superadmin, superadmin)).toEqual([]);
  const recentOf = async (as: Person) =>
    (await call(as, api.dashboard.superadmin, {})).body.changes
      .filter(({ kind }) => kind.startsWith("gap_"))
      .map(({ employee }) => employee.id);
  expect(await recentOf(owner)).toContain(superadmin.employeeId);
  expect(await recentOf(superadmin)).not.toContain(superadmin.employeeId);
  expect(await recentOf(superadmin)).toContain(clerk.employeeId);
});

test("nobody reads why a gap about themselves was set aside", async () => {
  const { owner, superadmin } = company;
  await newPromise(owner, superadmin);
  await setAsideAbout("promiseUndated", superadmin);
  expect((await list(owner, "promiseUndated", true))[0]?.setAside?.reason).toBe(
    "Until the merger is done",
  );
  expect((await list(superadmin, "promiseUndated", true))[0]?.setAside).toMatchObject({
    reason: null,
  });
});

test("a company's set-asides affect no other company", async () => {
  const { follower } = company;
  const { id } = await setAsideAbout("nobodyLeads", follower);
  const other = await newTenant();
  expect((await call(other.owner, bringGapBack, { params: { id } })).status).toBe(404);
  expect(await list(other.owner, "nobodyLeads", true)).toEqual([]);
});
