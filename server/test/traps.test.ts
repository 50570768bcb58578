import { describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { entriesOf } from "./history.ts";
import { companyOfReaders, writeNote } from "./notes.ts";
import { newPromise } from "./promises.ts";
import { done } from "./rights/telling.ts";
import { daysFromToday, today } from "./today.ts";
import { app, call, mailsOf, type Person } from "./world.ts";

type Company = Awaited<ReturnType<typeof companyOfReaders>>;

const historyOf = async (as: Person, { employeeId: id }: Person) => {
  const query = { pageSize: 200 };
  return entriesOf(await done(call(as, api.employees.history, { params: { id }, query })));
};
const kindsOf = async (as: Person, of: Person) =>
  (await historyOf(as, of)).map(({ kind }) => kind).toReversed();
const setLine = ({ owner }: Company, of: Person, by: Person, from = today) =>
  done(
    call(owner, api.continuity.setLines, {
      body: {
        people: [{ employeeId: of.employeeId, leads: "manager", managerId: by.employeeId }],
        from,
        reason: "A project",
      },
    }),
  );
const moveAll = ({ owner }: Company, people: readonly Person[], departmentId: number) =>
  done(
    call(owner, api.employees.changeMany, {
      body: {
        selection: { employeeIds: people.map(({ employeeId }) => employeeId) },
        departmentId,
      },
    }),
  );
const deactivate = ({ owner }: Company, { employeeId: id }: Person) =>
  done(call(owner, api.employees.toggleStatus, { params: { id }, query: { activate: "false" } }));
const askForLeave = async (as: Person) => {
  const monday = Temporal.PlainDate.from(today).add({ days: 28 });
  const startDate = monday.subtract({ days: monday.dayOfWeek - 1 }).toString();
  const body = { leaveType: "AnnualLeave" as const, startDate, endDate: startDate, reason: "Rest" };
  return (await done(call(as, api.leave.createRequest, { body }))).id;
};
const approve = async (as: Person, id: number) =>
  (await call(as, api.leave.approve, { params: { id } })).status;

describe("nine traps that others fell into", () => {
  test("a bulk change is in the history of each employee", async () => {
    const company = await companyOfReaders();
    const { clerk, colleague, owner, newDepartment, follower } = company;
    const stores = await newDepartment("Stores", follower.employeeId);
    await moveAll(company, [clerk, colleague], stores);
    for (const moved of [clerk, colleague])
      expect(await kindsOf(owner, moved)).toEqual(
        expect.arrayContaining(["department_changed", "manager_changed", "handover_opened"]),
      );
  });

  test("what was cancelled or withdrawn stays in the history", async () => {
    const company = await companyOfReaders();
    const { clerk, head, owner, follower } = company;
    const id = await askForLeave(clerk);
    expect(await approve(head, id)).toBe(200);
    const body = { reason: "Not needed" };
    await done(call(owner, api.leave.cancel, { params: { id }, body }));
    await setLine(company, clerk, follower, daysFromToday(10));
    const params = { id: clerk.employeeId };
    const [line] = await done(call(owner, api.continuity.lines, { params }));
    const withdrawal = { params: { id: line?.id ?? 0 }, body };
    await done(call(owner, api.continuity.withdrawLine, withdrawal));
    const promise = { params: { id: await newPromise(head, clerk) } };
    await done(call(head, api.continuity.takeBackPromise, promise));
    expect(await kindsOf(owner, clerk)).toEqual(
      expect.arrayContaining([
        "leave_requested",
        "leave_approved",
        "leave_cancelled",
        "manager_changed",
        "promise_made",
        "promise_taken_back",
      ]),
    );
    const [withdrawn] = await done(call(owner, api.continuity.lines, { params }));
    expect(withdrawn?.withdrawnAt).not.toBeNull();
  });

  test("removing a manager leaves other people's stories unchanged", async () => {
    const company = await companyOfReaders();
    const { clerk, head, owner, follower, changeHead } = company;
    await writeNote(head, clerk);
    expect(await approve(head, await askForLeave(clerk))).toBe(200);
    const before = await historyOf(owner, clerk);
    expect(before.map(({ by }) => by?.id)).toContain(head.employeeId);
    await changeHead(follower);
    await deactivate(company, head);
    const after = await historyOf(owner, clerk);
    expect(after.slice(-before.length)).toEqual(before);
  });

  test("an earlier day shows that day's department and manager", async () => {
    const company = await companyOfReaders();
    const { clerk, head, owner, newDepartment, follower } = company;
    const stores = await newDepartment("Stores", follower.employeeId);
    await moveAll(company, [clerk], stores);
    const below = async (of: Person, day: string) => {
      const query = { of: of.employeeId, day };
      const people = await done(call(owner, api.continuity.chart, { query }));
      return people.find(({ id }) => id === clerk.employeeId)?.departmentName;
    };
    const yesterday = daysFromToday(-1);
    expect([await below(head, yesterday), await below(follower, yesterday)]).toEqual([
      "Sales",
      undefined,
    ]);
    expect([await below(head, today), await below(follower, today)]).toEqual([undefined, "Stores"]);
    const exported = await call(owner, api.continuity.exportChart, { query: { day: yesterday } });
    expect(String(exported.body)).toMatch(/Themba Nkosi,Clerk,Sales,Hanna Botha/);
  });

  test("a draft stays with its author after a change of manager", async () => {
    const { clerk, head, follower, superadmin, changeHead } = await companyOfReaders();
    const id = await writeNote(head, clerk, { audience: "draft", text: "Half a thought" });
    await changeHead(follower);
    const written = await done(
      call(head, api.notes.getMyNotes, { query: { view: "written", pageSize: 200 } }),
    );
    expect(written.flatMap(({ notes }) => notes.map(({ noteId }) => noteId))).toEqual([id]);
    for (const other of [follower, superadmin])
      expect((await call(other, api.notes.listVersions, { params: { id } })).status).toBe(404);
    const release = { params: { id }, body: { audience: "line" as const } };
    await done(call(head, api.notes.updateNote, release));
    const read = await done(
      call(follower, api.notes.listAbout, { params: { id: clerk.employeeId }, query: {} }),
    );
    expect(read.map(({ noteId }) => noteId)).toEqual([id]);
  });

  test("a person is hidden from outsiders in every place alike", async () => {
    const { clerk, head, director, tenantId, newDepartment, newEmployee } =
      await companyOfReaders();
    await newEmployee({ departmentId: await newDepartment("Stores", director.employeeId) });
    const id = await writeNote(head, clerk, { text: "About the quartz vase" });
    await askForLeave(clerk);
    const params = { id };
    const edit = { params, body: { description: "Changed" } };
    expect((await call(director, api.notes.listVersions, { params })).status).toBe(404);
    expect((await call(director, api.notes.updateNote, edit)).status).toBe(404);
    expect((await call(director, api.notes.deleteNote, { params })).status).toBe(404);
    const found = await done(call(director, api.search.find, { query: { query: "quartz" } }));
    expect(found.notes.items).toEqual([]);
    const exported = await call(director, api.leave.exportRecords, { query: {} });
    expect(String(exported.body)).toContain("Thabo");
    expect(String(exported.body)).not.toContain("Nkosi");
    const mails = (await mailsOf(tenantId)).filter(({ to }) => to === director.email);
    expect(mails).toEqual([]);
    const { url } = await done(call(director, api.calendar.createFeedAddress, {}));
    const feed = await app.inject({ url: new URL(url).pathname });
    expect(feed.body).toContain("VCALENDAR");
    expect(feed.body).not.toContain("Themba");
  });

  test("a note never gains readers without its author's knowledge", async () => {
    const { clerk, head, owner, follower, changeHead } = await companyOfReaders();
    const confidential = await writeNote(head, clerk, { audience: "hr" });
    for (const as of [head, owner])
      for (const audience of ["line", "shared"] as const) {
        const widening = { params: { id: confidential }, body: { audience } };
        expect((await call(as, api.notes.updateNote, widening)).body.code).toBe("more_readers");
      }
    await changeHead(follower, daysFromToday(5));
    const readers = { params: { id: clerk.employeeId } };
    for (const author of [owner, head]) {
      const { next } = await done(call(author, api.notes.readers, readers));
      expect(next?.manager?.id).toBe(follower.employeeId);
    }
    await changeHead(follower);
    const params = { id: confidential };
    expect((await call(follower, api.notes.listVersions, { params })).status).toBe(404);
  });

  test("leave passes at once from a leaver to the next reviewer", async () => {
    const company = await companyOfReaders();
    const { clerk, colleague, head, follower, superadmin, changeHead } = company;
    const [first, second] = [await askForLeave(clerk), await askForLeave(colleague)];
    await changeHead(follower);
    expect(await approve(head, first)).toBe(404);
    expect(await approve(follower, first)).toBe(200);
    await deactivate(company, follower);
    expect(await approve(follower, second)).toBe(403);
    const { pendingReviews } = await done(call(superadmin, api.dashboard.superadmin, {}));
    expect(pendingReviews.items.map(({ id }) => id)).toContain(second);
    expect(await approve(superadmin, second)).toBe(200);
  });

  test("a change of manager leaves every balance unchanged", async () => {
    const company = await companyOfReaders();
    const { clerk, head, owner, follower, director, changeHead, newDepartment } = company;
    expect(await approve(head, await askForLeave(clerk))).toBe(200);
    const balances = async () => {
      const query = { employeeId: String(clerk.employeeId) };
      const [found] = await done(call(owner, api.leave.combinedRecords, { query }));
      const { annual, sick, family, maternity, study } = found ?? {};
      return [annual, sick, family, maternity, study].map((use) => [
        use?.total,
        use?.used,
        use?.pending,
        use?.remaining,
      ]);
    };
    const before = await balances();
    expect(before[0]?.[1]).toBe(1);
    await changeHead(follower);
    await setLine(company, clerk, director);
    await moveAll(company, [clerk], await newDepartment("Stores", head.employeeId));
    expect(await balances()).toEqual(before);
  });
});
