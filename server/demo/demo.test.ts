import pg from "pg";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { gapKinds } from "#contract/codes/continuity.ts";
import { api } from "#contract/index.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { lacksCertificate } from "#contract/rules/leave.ts";
import { connectDatabase } from "#server/db/database.ts";
import { missedDays } from "#server/test/due-services.ts";
import { entriesOf } from "#server/test/history.ts";
import { call, mailsOf, type Person, services } from "#server/test/world.ts";
import { dayOf } from "./days.ts";
import { prepareDemo } from "./demo.ts";
import { domain, password } from "./outline/company.ts";
import { demoSignIns } from "./sign-ins.ts";

const now = new Date();
const today = dayOf(now).toString();
const everything = { query: { pageSize: 100 } };

const signIn = (email: string) => call(null, api.auth.login, { body: { email, password } });

async function signedIn(email: string): Promise<Pick<Person, "token">> {
  const { status, body } = await signIn(email);
  expect(status).toBe(200);
  return { token: body.token ?? "" };
}

const historyOf = async (as: Pick<Person, "token">, id: number) =>
  entriesOf((await call(as, api.employees.history, { params: { id }, ...everything })).body);

/** Counts of every kind, for comparing a second fill with the first. */
async function countsSeenBy(owner: Pick<Person, "token">) {
  const [people, departments, positions, leave] = await Promise.all([
    call(owner, api.employees.all, everything),
    call(owner, api.departments.getAllDepartments, everything),
    call(owner, api.departments.getAllPositions, everything),
    call(owner, api.leave.statistics, {}),
  ]);
  const totals = [people, departments, positions].map(({ headers }) => headers["x-total-count"]);
  return { totals, leave: leave.body };
}

/** Fills until a power cut; returns the reason of its end and the remains. */
async function interruptedFill() {
  let statements = 0;
  const database = connectDatabase({
    url: inject("appUrl"),
    poolSize: 1,
    prepare: inject("canPrepare"),
    onStatement: () => {
      if (++statements > 2_000) throw new Error("The power is cut.");
    },
  });
  const filled = prepareDemo({ ...services, database }, now);
  const ended = await filled.catch(({ message }: Error) => message);
  await database.close();
  const { code } = (await signIn(demoSignIns.owner)).body;
  const { status } = await call(null, api.onboarding.domainNameExists, { params: { domain } });
  return { ended, signIn: code, domain: status };
}

describe("the demonstration company", () => {
  let owner: Pick<Person, "token">;
  let interrupted: Awaited<ReturnType<typeof interruptedFill>>;
  beforeAll(async () => {
    interrupted = await interruptedFill();
    await prepareDemo(services, now);
    owner = await signedIn(demoSignIns.owner);
  }, 300_000);

  const people = async () => (await call(owner, api.employees.all, everything)).body;
  const leaveRecords = async () => (await call(owner, api.leave.combinedRecords, everything)).body;
  type Record = Awaited<ReturnType<typeof leaveRecords>>[number];
  const leaveOf = ({ annual, sick, family, maternity, unpaid, own }: Record): Leave[] =>
    [annual, sick, family, maternity, unpaid, ...own].flatMap(({ leaves }) => leaves);
  const allLeave = async () => (await leaveRecords()).flatMap(leaveOf);
  const isOpen = ({ leaveStatus }: Leave) => leaveStatus !== "rejected";

  test("has written down each day that falls due", async () => {
    const { body } = await call(owner, api.tenant.getTenant, {});
    expect(await services.database.inTenant(body.id, missedDays)).toEqual([]);
  });

  test("is not there at all after an interrupted fill", () => {
    const nothing = { signIn: "invalid_credentials", domain: 404 };
    expect(interrupted).toEqual({ ended: "The power is cut.", ...nothing });
  });

  test("is filled once, however often the server starts", async () => {
    const before = await countsSeenBy(owner);
    await prepareDemo(services, now);
    expect(await countsSeenBy(owner)).toEqual(before);
  });

  test("has a rehired employee whose history and service continue", async () => {
    const back = (await people()).find(({ lastName }) => lastName === "Xaba");
    const params = { id: back?.employeeId ?? 0 };
    const page = (await call(owner, api.continuity.person, { params })).body;
    expect(page).toMatchObject({ isActive: true, terminationDate: null });
    expect(page.pastEmployments).toHaveLength(1);
    const [before] = page.pastEmployments;
    expect(page.serviceFrom).toBe(before?.from);
    const yearLater = before && Temporal.PlainDate.from(before.to).add({ years: 1 }).toString();
    expect(page.hireDate && yearLater && page.hireDate > yearLater).toBe(true);
    const kinds = (await historyOf(owner, params.id)).map(({ kind }) => kind);
    expect(kinds).toContain("rehired");
    expect(page.managers.at(-1)?.manager?.name).toBe("Themba Mkhize");
  });

  test("has handovers that went on without a manager who left", async () => {
    const led = (await people()).find(({ lastName }) => lastName === "Chauke");
    const entries = await historyOf(owner, led?.employeeId ?? 0);
    expect(entries.find(({ kind }) => kind === "handover_released")?.reason).toEqual({
      by: "person",
      text: "Left without notice",
    });
    const { body } = await call(owner, api.continuity.handovers, { query: { pageSize: 200 } });
    const his = body.filter(({ outgoing }) => outgoing.name === "Siyabonga Khoza");
    expect(his.map(({ incoming, step }) => [incoming?.name, step])).toEqual(
      Array(2).fill(["Themba Mkhize", null]),
    );
  });

  test("has a stand-in whose term ended with the headship", async () => {
    const johan = (await people()).find(({ lastName }) => lastName === "Botha");
    const params = { id: johan?.employeeId ?? 0 };
    const kinds = (await historyOf(owner, params.id)).map(({ kind }) => kind);
    expect(kinds).toContain("stand_in_named");
    expect((await call(owner, api.continuity.person, { params })).body).toMatchObject({
      standIns: [],
    });
  });

  test("has a talk that both read", async () => {
    const employee = await signedIn(demoSignIns.employee);
    const { body } = await call(employee, api.employees.currentEmployee, {});
    const talks = (await historyOf(employee, body.id)).filter(({ kind }) => kind === "talked");
    expect(talks).toMatchObject([{ managerThen: { name: "Nomvula Dube" } }]);
  });

  test("has gaps of five kinds", async () => {
    const found: string[] = [];
    for (const kind of gapKinds) {
      const { body } = await call(owner, api.continuity.gaps, { query: { kind } });
      if (body.length > 0) found.push(kind);
    }
    expect(found.length, found.join(", ")).toBeGreaterThanOrEqual(5);
  });

  test("has documents with files, one expiring soon and with an earlier version", async () => {
    const named = (await people()).find(
      ({ lastName, firstName }) => `${firstName} ${lastName}` === "Nomvula Dube",
    );
    const { body } = await call(owner, api.documents.listForEmployee, {
      params: { id: named?.employeeId ?? 0 },
    });
    const permit = body.find(({ documentName }) => documentName === "Work permit");
    expect(permit).toMatchObject({ version: 2, fileName: "Work permit.pdf" });
    expect(permit?.expiryDate && permit.expiryDate > today).toBe(true);
    const file = await call(owner, api.documents.download, {
      query: { DocumentId: permit?.id ?? 0 },
    });
    expect([file.status, String(file.body).slice(0, 8)]).toEqual([200, "%PDF-1.4"]);
  });

  test("has work events on working days of three months", async () => {
    const { body } = await call(owner, api.calendar.getAllCalendarEvents, { query: {} });
    const months = new Map<string, number>();
    for (const { eventDate } of body) {
      expect(Temporal.PlainDate.from(eventDate).dayOfWeek).toBeLessThanOrEqual(5);
      const month = eventDate.slice(0, 7);
      months.set(month, (months.get(month) ?? 0) + 1);
    }
    const first = dayOf(now).with({ day: 1 });
    const around = [-1, 0, 1].map((count) => first.add({ months: count }).toString().slice(0, 7));
    expect([...months]).toEqual(around.map((month) => [month, 7]));
  });

  test("has read, unread and reported feedback", async () => {
    for (const email of Object.values(demoSignIns)) {
      const as = await signedIn(email);
      const list = (query: object) => call(as, api.feedback.getMyFeedback, { query });
      expect((await list({ status: "unread" })).body.length).toBeGreaterThan(0);
      expect((await list({ status: "read" })).body.length).toBeGreaterThan(0);
    }
    const { body } = await call(owner, api.feedback.listReports, { query: {} });
    expect(body).toMatchObject([{ reportedBy: { name: "Zinhle Hadebe" }, resolvedAt: null }]);
  });

  test("lets a super administrator, a department head and an employee sign in", async () => {
    const may = async (email: string) => {
      const { body } = await call(await signedIn(email), api.employees.currentEmployee, {});
      return [body.employeeRole === "Executive", body.can.reviewLeave];
    };
    expect(await may(demoSignIns.owner)).toEqual([true, true]);
    expect(await may(demoSignIns.departmentHead)).toEqual([false, true]);
    expect(await may(demoSignIns.employee)).toEqual([false, false]);
  });

  test("has notes for each audience by several managers", async () => {
    const head = await signedIn(demoSignIns.departmentHead);
    const employee = await signedIn(demoSignIns.employee);
    const notesFor = async (as: Pick<Person, "token">, view?: "shared") => {
      const { body } = await call(as, api.notes.getMyNotes, { query: { view } });
      return body.flatMap(({ notes }) => notes);
    };
    const seen = await notesFor(head);
    expect(new Set(seen.map(({ audience }) => audience))).toEqual(
      new Set(["line", "shared", "draft"]),
    );
    expect(seen.filter(({ author }) => author.name === "Johan Botha")).toHaveLength(2);
    expect((await notesFor(owner)).some(({ audience }) => audience === "hr")).toBe(true);
    expect(await notesFor(employee)).toHaveLength(1);
  });

  test("has 48 employees, two of them joining and one who left", async () => {
    const all = await people();
    expect(all).toHaveLength(48);
    expect(all.filter(({ employeeStatus }) => employeeStatus === "pending")).toHaveLength(2);
    expect(all.filter(({ isActive }) => !isActive)).toMatchObject([
      { employmentStatus: "Terminated" },
    ]);
  });

  test("has a head in every department and three vacant positions", async () => {
    const departments = await call(owner, api.departments.getAllDepartments, everything);
    expect(departments.body).toHaveLength(8);
    expect(departments.body.filter(({ departmentHeadId }) => departmentHeadId === null)).toEqual(
      [],
    );
    const vacant = await call(owner, api.departments.getAllPositions, {
      query: { pageSize: 100, status: "available" },
    });
    expect(vacant.body).toHaveLength(3);
  });

  test("gives its employees valid ID numbers and a next of kin", async () => {
    const ids = (await people()).flatMap(({ id, employeeStatus }) =>
      employeeStatus === "approved" ? [id] : [],
    );
    for (const employeeId of ids) {
      const { body } = await call(owner, api.employees.detailedInfo, { query: { employeeId } });
      const { idNumber, dateOfBirth, employeeNumber, nextOfKin } = body[0] ?? {};
      expect(idNumber?.slice(0, 6)).toBe(dateOfBirth?.replaceAll("-", "").slice(2));
      expect(luhnSum(idNumber ?? "") % 10).toBe(0);
      expect(idNumber).toHaveLength(13);
      expect(employeeNumber).toMatch(/^KF-\d{3}$/);
      expect(nextOfKin?.phone).toMatch(/^\+27\d{9}$/);
    }
  });

  test("has leave of two types of its own", async () => {
    const own = (await leaveRecords()).flatMap((record) => record.own);
    const taken = own.flatMap(({ leaves }) => leaves).filter((one) => isOpen(one));
    for (const name of ["Birthday Leave", "Volunteering"])
      expect(taken.filter(({ ownType }) => ownType?.name === name).length).toBeGreaterThan(2);
    expect(own.every(({ remaining }) => remaining >= 0)).toBe(true);
  });

  test("grants no one less than they took", async () => {
    for (const { annual, sick, family, maternity } of await leaveRecords())
      for (const { total, used } of [annual, sick, family, maternity])
        expect(used).toBeLessThanOrEqual(total);
  });

  test("has balances that policies explain, without corrections by hand", async () => {
    for (const { employee, annual, family } of await leaveRecords()) {
      const { body } = await call(owner, api.leave.entries, {
        query: { employeeId: employee.id },
      });
      expect(body.filter(({ kind }) => kind === "corrected")).toEqual([]);
      // Someone who has not begun has no days yet.
      expect([0, 3]).toContain(family.total);
      expect(annual.total).toBeLessThanOrEqual(45);
    }
  });

  test("has no one away twice on one day", async () => {
    for (const record of await leaveRecords()) {
      const ranges = leaveOf(record)
        .filter(isOpen)
        .sort((one, other) => one.startDate.localeCompare(other.startDate));
      for (const [i, range] of ranges.entries())
        expect(range.startDate > (ranges[i - 1]?.endDate ?? "")).toBe(true);
    }
  });

  test("has employees on leave now and soon, one of them a mother", async () => {
    const approved = (await allLeave()).filter(({ leaveStatus }) => leaveStatus === "approved");
    const isRunning = (one: Leave) => one.startDate <= today && one.endDate >= today;
    const soon = dayOf(now).add({ days: 14 }).toString();
    expect(approved.filter(isRunning).length).toBeGreaterThan(2);
    expect(approved.some((one) => one.startDate > today && one.startDate <= soon)).toBe(true);
    const maternity = approved.filter(({ leaveType }) => leaveType === "MaternityLeave");
    const [hers, ...others] = maternity.filter(isRunning);
    expect(others).toEqual([]);
    const owner = await signedIn(demoSignIns.owner);
    const { body } = await call(owner, api.leave.parental, { params: { id: hers?.id ?? 0 } });
    expect(body.grant).toMatchObject({ length: { months: 4, days: 0 }, beyondFrom: null });
  });

  test("has sick leave whose medical certificate is due or missing", async () => {
    const lacking = (leave: Leave[]) =>
      leave.filter((one) => one.certificateDue !== null && lacksCertificate(one));
    const found = lacking(await allLeave());
    const inTenDays = dayOf(now).add({ days: 10 }).toString();
    const isSoon = ({ certificateDue: due }: Leave) =>
      (due ?? "") >= today && (due ?? "") <= inTenDays;
    const isMissing = ({ certificateDue: due }: Leave) => (due ?? today) < today;
    expect(found.some(isSoon)).toBe(true);
    expect(found.some(isMissing)).toBe(true);
    const head = await signedIn(demoSignIns.departmentHead);
    const { body } = await call(head, api.leave.combinedRecords, everything);
    expect(lacking(body.flatMap(leaveOf)).some(isMissing)).toBe(true);
  });

  test("has leave for the owner and a department head to review", async () => {
    const pendingFor = async (as: Pick<Person, "token">) =>
      (await call(as, api.leave.combinedRecords, everything)).body
        .flatMap(leaveOf)
        .filter(({ can, leaveStatus }) => leaveStatus === "pending" && can.approve);
    expect((await pendingFor(owner)).length).toBeGreaterThan(3);
    const head = await signedIn(demoSignIns.departmentHead);
    expect((await pendingFor(head)).length).toBeGreaterThan(0);
  });

  test("has approvals and rejections, none by the requester", async () => {
    const decided = (await leaveRecords()).flatMap((record) =>
      leaveOf(record).flatMap((one) =>
        one.decidedAt === null ? [] : [{ ...one, askedById: record.employee.id }],
      ),
    );
    expect(decided.length).toBeGreaterThan(150);
    expect(decided.filter(({ decidedBy, askedById }) => decidedBy?.id === askedById)).toEqual([]);
    expect(
      decided.filter(({ requestedAt, decidedAt }) => (decidedAt ?? "") <= requestedAt),
    ).toEqual([]);
    expect(decided.some(({ leaveStatus }) => leaveStatus === "rejected")).toBe(true);
  });

  test("has histories with other managers than today's", async () => {
    const operator = (await people()).find(({ email }) => email === demoSignIns.employee);
    const history = await historyOf(owner, operator?.id ?? 0);
    const managers = new Set(history.flatMap(({ managerThen }) => managerThen?.name ?? []));
    expect([...managers].sort()).toEqual(["Johan Botha", "Nomvula Dube"]);
    expect(history.find(({ kind }) => kind === "manager_changed")?.changes).toMatchObject([
      { before: "Johan Botha", after: "Nomvula Dube" },
    ]);
  });

  test("has records dated as in its story, not when it was filled", async () => {
    const yesterday = dayOf(now).subtract({ days: 1 }).toString();
    const [departments, positions, { body: company }, { body: me }] = await Promise.all([
      call(owner, api.departments.getAllDepartments, everything),
      call(owner, api.departments.getAllPositions, everything),
      call(owner, api.tenant.getTenant, {}),
      call(owner, api.employees.fullProfile, {}),
    ]);
    const records = (await leaveRecords()).map(({ employee }) => employee);
    const made = [...departments.body, ...positions.body, ...records, company];
    expect(made.filter(({ createdAt }) => createdAt >= yesterday)).toEqual([]);
    const twoYearsAgo = dayOf(now).subtract({ months: 23 }).toString();
    expect((me.nextOfKinData?.updatedAt ?? today) < twoYearsAgo).toBe(true);
    const entries = await Promise.all(records.map(({ id }) => historyOf(owner, id)));
    expect(entries.flat().filter(({ recordedAt }) => recordedAt > now.toISOString())).toEqual([]);
  });

  test("is searchable by exactly the words of its current records", async () => {
    const { body } = await call(owner, api.tenant.getTenant, {});
    const client = new pg.Client(inject("ownerUrl"));
    await client.connect();
    const columns = "kind, word, record_id, part, label";
    const of = (words: string) => `select ${columns} from ${words} where tenant_id = '${body.id}'`;
    const [due, stored] = [of("app.search_words_due"), of("search_words")];
    const missing = await client.query(`${due} except ${stored}`);
    const stale = await client.query(`${stored} except ${due}`);
    const kinds = await client.query(
      `select distinct kind from (${stored}) as stored order by kind`,
    );
    await client.end();
    expect([missing.rows, stale.rows]).toEqual([[], []]);
    expect(kinds.rows.map(({ kind }) => kind)).toEqual([
      "department",
      "document",
      "note",
      "person",
      "position",
    ]);
  });

  test("has unread notifications for reviewers and older ones read", async () => {
    const bellOf = async (as: Pick<Person, "token">) => {
      const { body, headers } = await call(as, api.notifications.list, everything);
      const unread = body.filter(({ readAt }) => readAt === null);
      const welcome = body.find(({ kind }) => kind === "welcome");
      return { all: Number(headers["x-total-count"]), unread, welcome };
    };
    const ofOwner = await bellOf(owner);
    expect(ofOwner.unread.length).toBeGreaterThan(0);
    const news = ["leaveRequested", "leaveDecided", "feedbackReceived"];
    expect(ofOwner.unread.filter(({ kind }) => !news.includes(kind))).toEqual([]);
    expect(ofOwner.all).toBeGreaterThan(ofOwner.unread.length);
    const ofEmployee = await bellOf(await signedIn(demoSignIns.employee));
    expect(ofEmployee.welcome).toMatchObject({ readAt: expect.any(String) });
    expect(ofEmployee.all).toBeGreaterThan(1);
  });

  test("has a stand-in for a department head on leave this week", async () => {
    const { body } = await call(owner, api.continuity.chart, { query: { pageSize: 200 } });
    const heads = await Promise.all(
      body.map(({ id }) => call(owner, api.continuity.chart, { query: { of: id, pageSize: 200 } })),
    );
    const away = heads.flatMap((led) => led.body).filter(({ standIn }) => standIn !== null);
    expect(away).toMatchObject([{ name: "Priya Naidoo", standIn: "Willem Pretorius" }]);
  });

  test("sends no mail about the past", async () => {
    const { body } = await call(owner, api.tenant.getTenant, {});
    expect(await mailsOf(body.id)).toEqual([]);
  });
});

/** Every second digit from the right counts twice; a product of two digits counts as their sum. */
const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, i) => {
    const value = Number(digit) * (1 + (i % 2));
    return sum + Math.floor(value / 10) + (value % 10);
  }, 0);
