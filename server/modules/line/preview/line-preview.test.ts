import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { newPromise } from "#server/test/promises.ts";
import { done } from "#server/test/rights/telling.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const { setLines, previewLines, handovers } = api.continuity;

type By = Person | "nobody" | "head";

const led = (who: Person, by?: By) => ({
  employeeId: who.employeeId,
  ...(typeof by === "string" ? { leads: by } : {}),
  ...(typeof by === "object" && { leads: "manager" as const, managerId: by.employeeId }),
});

const named = (...people: Person[]) => people.map(({ employeeId: id }) => ({ id }));

const leaves = ({ owner }: { owner: Person }, who: Person, terminationDate: string) =>
  done(
    call(owner, api.employees.update, {
      params: { id: who.employeeId },
      body: { terminationDate, leadsNext: { leads: "nobody" } },
    }),
  );

const deactivate = (as: Person, who: Person) =>
  done(
    call(as, api.employees.toggleStatus, {
      params: { id: who.employeeId },
      query: { activate: "false" },
    }),
  );

const company = async () => {
  const readers = await companyOfReaders();
  const { owner } = readers;
  const preview = (people: ReturnType<typeof led>[], days: { from?: string; to?: string } = {}) =>
    done(call(owner, previewLines, { body: { people, from: today, ...days } }));
  /** Expects that recording the same is refused. */
  const isRefused = async (
    people: readonly { employeeId: number; by: By }[],
    days: { from?: string; to?: string } = {},
  ) => {
    const body = {
      people: people.map(({ by, employeeId }) => led({ employeeId } as Person, by)),
      from: today,
      reason: "Divided",
      ...days,
    };
    return (await call(owner, setLines, { body: body as never })).status >= 400;
  };
  return { ...readers, preview, isRefused };
};

const of = (who: Person, by: By) => ({ employeeId: who.employeeId, by });

test("employees without a chosen manager are previewed unchanged, but not recorded", async () => {
  const { owner, preview, clerk, colleague, head, follower } = await company();
  const { people, blocks } = await preview([led(clerk), led(colleague, follower)]);
  expect(people).toMatchObject([
    { was: { id: head.employeeId }, is: { id: head.employeeId }, isHandedOver: false },
    { was: { id: head.employeeId }, is: { id: follower.employeeId }, isHandedOver: true },
  ]);
  expect(blocks).toEqual([]);
  const body = { people: [led(clerk)], from: today, reason: "Divided" };
  expect((await call(owner, setLines, { body: body as never })).status).toBe(400);
});

test("a circle is a block with its people, day and way out", async () => {
  const { preview, isRefused, clerk, colleague, head } = await company();
  const from = daysFromToday(7);
  const { blocks } = await preview([led(clerk, colleague), led(colleague, clerk)], { from });
  expect(blocks).toMatchObject([
    {
      kind: "circle",
      people: named(clerk, colleague),
      size: 2,
      day: from,
      way: { employee: { id: clerk.employeeId }, stays: true, manager: { id: head.employeeId } },
    },
  ]);
  expect(await isRefused([of(clerk, colleague), of(colleague, clerk)], { from })).toBe(true);
  expect(await isRefused([of(colleague, clerk)], { from })).toBe(false);
});

test("the way out of a circle skips a deactivated manager", async () => {
  const { owner, preview, isRefused, clerk, colleague, head, director } = await company();
  const body = { people: [led(head, director)], from: today, reason: "Agreed" };
  await done(call(owner, setLines, { body: body as never }));
  await deactivate(owner, head);
  const { blocks } = await preview([led(clerk, colleague), led(colleague, clerk)]);
  expect(blocks).toMatchObject([
    { kind: "circle", way: { stays: false, manager: { id: director.employeeId } } },
  ]);
  expect(await isRefused([of(clerk, director), of(colleague, clerk)])).toBe(false);
});

test("the preview blocks exactly the lines that recording refuses", async () => {
  const all = await company();
  const { preview, isRefused, owner, newEmployee, clerk, colleague, follower, director } = all;
  const early = await newEmployee({ name: "Early", startDate: daysFromToday(20) });
  const gone = await newEmployee({ name: "Gone" });
  await leaves(all, gone, daysFromToday(2));
  const from = daysFromToday(5);
  const later = { people: [led(director, "nobody")], from: daysFromToday(8), reason: "Agreed" };
  await done(call(owner, setLines, { body: later as never }));
  const days = { from, to: daysFromToday(9) };
  const { blocks } = await preview(
    [
      led(early, "nobody"),
      led(gone, "nobody"),
      led(clerk, early),
      led(colleague, gone),
      led(follower, follower),
      led(director, "nobody"),
    ],
    days,
  );
  expect(blocks).toMatchObject([
    { kind: "early", people: named(early) },
    { kind: "left", people: named(gone) },
    { kind: "managerEarly", manager: { id: early.employeeId }, people: named(clerk) },
    { kind: "managerLeft", manager: { id: gone.employeeId }, people: named(colleague) },
    { kind: "self", people: named(follower) },
    { kind: "overlap", people: named(director), day: daysFromToday(8) },
  ]);
  for (const [who, by] of [
    [early, "nobody"],
    [gone, "nobody"],
    [clerk, early],
    [colleague, gone],
    [follower, follower],
    [director, "nobody"],
  ] as const)
    expect([who.employeeId, await isRefused([of(who, by)], days)]).toEqual([who.employeeId, true]);
});

test("the preview counts each person's leave, promises and notes, and announces handovers", async () => {
  const { preview, owner, clerk, colleague, head, follower } = await company();
  await writeNote(head, clerk);
  await writeNote(head, clerk, { audience: "shared" });
  await writeNote(owner, clerk, { audience: "hr" });
  await newPromise(head, clerk);
  await newPromise(head, clerk, { isIntent: true });
  const asked = { leaveType: "UnpaidLeave", reason: "Rest" } as const;
  const day = "2031-03-03";
  await done(
    call(clerk, api.leave.createRequest, { body: { ...asked, startDate: day, endDate: day } }),
  );
  const before = await preview([led(clerk, follower), led(colleague, "head")]);
  expect(before.people).toMatchObject([
    { passes: { leave: 1, promises: 2, notes: 2 }, isHandedOver: true },
    { passes: { leave: 0, promises: 0, notes: 0 }, isHandedOver: false },
  ]);
  expect(before.due).toEqual([daysFromToday(4), daysFromToday(9), daysFromToday(14)]);
  const body = { people: [led(clerk, follower)], from: today, reason: "Divided" };
  await done(call(owner, setLines, { body: body as never }));
  const opened = await done(call(owner, handovers, { query: {} }));
  expect(opened.map(({ employee }) => employee.id)).toEqual([clerk.employeeId]);
});

test("super administrators see no numbers of intents and drafts about themselves", async () => {
  const { preview, owner, superadmin, head, follower, clerk } = await company();
  await done(
    call(owner, setLines, {
      body: {
        people: [led(owner, head), led(superadmin, head)] as never,
        from: today,
        reason: "Agreed",
      },
    }),
  );
  for (const about of [owner, superadmin, clerk]) {
    await newPromise(head, about, { isIntent: true });
    await writeNote(head, about, { audience: "draft" });
  }
  const { people, notices } = await preview([
    led(owner, follower),
    led(superadmin, follower),
    led(clerk, follower),
  ]);
  expect(people.map(({ passes }) => passes.promises)).toEqual([0, 1, 1]);
  expect(notices).toMatchObject([{ kind: "drafts", manager: { id: head.employeeId }, drafts: 2 }]);
});

test("a manager's absence or deactivation is a notice, not a block", async () => {
  const { preview, owner, clerk, colleague, director, follower, isRefused } = await company();
  const days = { startDate: daysFromToday(3), endDate: daysFromToday(4) };
  const { id } = await done(
    call(follower, api.leave.createRequest, {
      body: { leaveType: "UnpaidLeave", reason: "Rest", ...days },
    }),
  );
  const people = [led(clerk, follower), led(colleague, director)];
  expect((await preview(people)).notices).toEqual([]);
  await done(call(owner, api.leave.approve, { params: { id } }));
  await deactivate(owner, director);
  expect((await preview(people)).notices).toMatchObject([
    { kind: "deactivated", manager: { id: director.employeeId } },
    { kind: "away", manager: { id: follower.employeeId }, from: days.startDate, to: days.endDate },
  ]);
  expect((await preview(people, { from: daysFromToday(5) })).notices).toMatchObject([
    { kind: "deactivated" },
  ]);
  expect(await isRefused([of(clerk, follower), of(colleague, director)])).toBe(false);
});

test("a next manager who leaves within sixty days is named", async () => {
  const { owner, clerk, follower, inTenant } = await companyOfReaders();
  const leaves = (terminationDate: string) =>
    inTenant((tx) =>
      tx
        .updateTable("employees")
        .set({ terminationDate })
        .where("tenantId", "=", tx.tenantId)
        .where("id", "=", follower.employeeId)
        .execute(),
    );
  const noticesOn = async (from: string) =>
    (
      await call(owner, api.continuity.previewLines, {
        body: {
          people: [
            { employeeId: clerk.employeeId, leads: "manager", managerId: follower.employeeId },
          ],
          from,
        },
      })
    ).body.notices;
  await leaves(daysFromToday(60));
  const manager = { id: follower.employeeId, name: "Farai Zulu" };
  expect(await noticesOn(today)).toEqual([
    { kind: "leavesSoon", manager, lastDay: daysFromToday(60) },
  ]);
  await leaves(daysFromToday(61));
  expect(await noticesOn(today)).toEqual([]);
});

test.each(["line", "head"])(
  "a plan is refused after another one for the same people: %s",
  async (kind) => {
    const { owner, superadmin, clerk, colleague, follower, director, changeHead } =
      await companyOfReaders();
    const led = (by: Person) => [
      { employeeId: clerk.employeeId, leads: "manager" as const, managerId: by.employeeId },
    ];
    const from = daysFromToday(20);
    const previewed = async () =>
      (await call(owner, api.continuity.previewLines, { body: { people: led(director), from } }))
        .body.basedOn;
    const save = (basedOn: string, as = owner, by = director) =>
      call(as, api.continuity.setLines, {
        body: { people: led(by), from, reason: "A new team", basedOn },
      });
    const basedOn = await previewed();
    const other = [
      {
        employeeId: colleague.employeeId,
        leads: "manager" as const,
        managerId: director.employeeId,
      },
    ];
    await call(superadmin, api.continuity.setLines, {
      body: { people: other, from, reason: "Someone else" },
    });
    expect(await previewed()).toBe(basedOn);
    if (kind === "line") await save(basedOn, superadmin, follower);
    else await changeHead(follower, daysFromToday(25));
    const { status, body } = await save(basedOn);
    expect([status, body]).toMatchObject([409, { code: "line_changed" }]);
    expect((body as { message?: string }).message).toContain("Farai Zulu");
    expect((await save(await previewed())).status).toBe(200);
  },
);
