import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import type { TenantUpdate } from "#contract/tenant.ts";
import { call, newTenant, type TestTenant } from "#server/test/world.ts";

const { getTenant, updateTenant } = api.tenant;

const companyStory = ({ inTenant }: TestTenant) =>
  inTenant((tx) =>
    tx
      .selectFrom("story as s")
      .leftJoin("storyValues as v", (join) =>
        join.on("v.tenantId", "=", tx.tenantId).onRef("v.id", "=", "s.id"),
      )
      .where("s.tenantId", "=", tx.tenantId)
      .where("s.subjectKind", "=", "tenant")
      .select(["s.kind", "s.byId", "v.changes"])
      .orderBy("s.id")
      .execute(),
  );

test("a company's day follows its own time zone", async () => {
  const { owner, newDepartment } = await newTenant();
  const id = await newDepartment("Sales");
  const dayIn = (timeZone: string) => Temporal.Now.plainDateISO(timeZone).toString();
  // At any moment, the day differs between these two.
  for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    const { status, body } = await call(owner, updateTenant, { body: { timeZone } });
    expect([status, body.timeZone]).toEqual([200, timeZone]);
    await call(owner, api.departments.updateDepartment, {
      params: { id },
      body: { departmentName: `Sales ${timeZone}`, departmentHeadId: owner.employeeId },
    });
    const today = dayIn(timeZone);
    const { body: managers } = await call(owner, api.employees.managers, { query: {} });
    expect(managers[0]?.headedDepartments[0]?.headSince).toBe(today);
    await call(owner, api.departments.updateDepartment, {
      params: { id },
      body: { departmentName: "Sales", departmentHeadId: null },
    });
  }
});

const handoverDays = (written: number, commented: number, confirmed: number) => ({
  handoverDays: { written, commented, confirmed },
});
const fewerDays = "Please enter fewer days than for the step before";

test.each([
  [{ timeZone: "+02:00" }, { timeZone: "Please choose a time zone" }],
  [{ timeZone: "Africa/Nowhere" }, { timeZone: "Please choose a time zone" }],
  [{ replyToEmail: "people at protea" }, { replyToEmail: "Please enter a valid email address" }],
  [{ mailSenderName: "x".repeat(61) }, { mailSenderName: "At most 60 characters" }],
  [{ yearStart: "02-29" }, { yearStart: "Please choose the first day of the year" }],
  [{ probationMonths: 25 }, { probationMonths: "Please enter 0 to 24 months" }],
  [{ workMinutes: [480] }, { workMinutes: "Please enter the hours of each weekday" }],
  [{ workMinutes: [0, 0, 0, 0, 0, 0, 0] }, { workMinutes: "At least one day must be worked" }],
  [handoverDays(61, 6, 1), { "handoverDays.written": "Please enter 0 to 60 days" }],
  [handoverDays(11, 6, -1), { "handoverDays.confirmed": "Please enter 0 to 60 days" }],
  [handoverDays(11, 6.5, 1), { "handoverDays.commented": "Please enter a whole number of days" }],
  [handoverDays(6, 6, 1), { "handoverDays.commented": fewerDays }],
  [handoverDays(11, 6, 6), { "handoverDays.confirmed": fewerDays }],
  [
    { handoverDays: { written: 11, commented: 6 } },
    { "handoverDays.confirmed": "Please enter a whole number of days" },
  ],
  [
    { handoverDays: { ...handoverDays(11, 6, 1).handoverDays, read: 0 } },
    { "handoverDays.read": expect.any(String) },
  ],
  [{ handoverDays: null }, { handoverDays: expect.any(String) }],
])("the settings %j are refused, and the field is named", async (body, fields) => {
  const { owner } = await newTenant();
  const { status, body: refusal } = await call(owner, updateTenant, { body: body as TenantUpdate });
  expect([status, refusal.fields]).toEqual([400, fields]);
});

const week = { startDate: "2027-03-22", endDate: "2027-03-28", leaveType: "AnnualLeave" as const };

test("leave counts the company's working days, short days as half", async () => {
  const { owner, newEmployee } = await newTenant();
  const person = await newEmployee();
  const daysOf = async () =>
    (await call(person, api.leave.checkDates, { body: week })).body.duration;
  // Monday is the day after Human Rights Day, and Good Friday is a holiday, too.
  expect(await daysOf()).toBe(3);
  const set = (workMinutes: number[]) => call(owner, updateTenant, { body: { workMinutes } });
  expect((await set([480, 240, 480, 480, 480, 480, 0])).body.workMinutes[1]).toBe(240);
  expect(await daysOf()).toBe(3.5);
  await set([0, 0, 0, 600, 0, 0, 0]);
  expect(await daysOf()).toBe(1);
});

test("leave, calendar and dashboard observe the public holidays of the chosen region", async () => {
  const { owner, newEmployee } = await newTenant();
  const person = await newEmployee();
  const duration = async () =>
    (await call(person, api.leave.checkDates, { body: week })).body.duration;
  const holidays = async () =>
    (await call(person, api.calendar.holidays, { query: { year: 2027 } })).body.map(
      ({ date }) => date,
    );
  const upcoming = async () =>
    (await call(person, api.dashboard.staff, {})).body.events
      .filter(({ kind }) => kind === "holiday")
      .map(({ date }) => date);
  const set = (holidayRegion: "PK" | "none" | null) =>
    call(owner, updateTenant, { body: { holidayRegion } });

  expect(await holidays()).toContain("2027-03-26");
  const southAfrican = await upcoming();
  await set("PK");
  // Pakistan Day is on 23 March.
  expect([await duration(), await holidays()]).toEqual([4, expect.arrayContaining(["2027-03-23"])]);
  expect(await upcoming()).not.toEqual(southAfrican);
  await set("none");
  expect([await duration(), await holidays(), await upcoming()]).toEqual([5, [], []]);
  await set(null);
  expect([await duration(), await upcoming()]).toEqual([3, southAfrican]);
});

test("changes of the company are recorded with author, without confidential values", async () => {
  const tenant = await newTenant();
  const { owner } = tenant;
  const logo = "data:image/png;base64,iVBORw0KGgoAAAA=";
  const workMinutes = [480, 480, 480, 480, 240, 0, 0];
  const body = {
    ...{ timeZone: "Europe/London", taxNumber: "7654321", logo, country: "ZA" as const },
    workMinutes,
    ...handoverDays(20, 10, 0),
  };
  await call(owner, updateTenant, { body });
  await call(owner, updateTenant, { body });
  const story = await companyStory(tenant);
  expect(story).toHaveLength(1);
  expect(story[0]).toMatchObject({ kind: "changed", byId: owner.employeeId });
  expect(story[0]?.changes).toEqual([
    expect.objectContaining({ field: "taxNumber", before: null, after: null, isSensitive: true }),
    expect.objectContaining({
      field: "timeZone",
      before: "Africa/Johannesburg",
      after: "Europe/London",
    }),
    expect.objectContaining({
      field: "workMinutes",
      before: "480 480 480 480 480 0 0",
      after: "480 480 480 480 240 0 0",
    }),
    expect.objectContaining({ field: "handoverDays", before: "11 6 1", after: "20 10 0" }),
    expect.objectContaining({ field: "logo", before: null, after: null, isSensitive: true }),
  ]);
});

test("a logo's first bytes must be a picture's, whatever its name", async () => {
  const { owner } = await newTenant();
  const save = (logo: string) => call(owner, updateTenant, { body: { logo } });
  const html = Buffer.from("<script>alert(1)</script>").toString("base64");
  for (const type of ["png", "jpeg", "gif", "webp"]) {
    const { status, body } = await save(`data:image/${type};base64,${html}`);
    expect([status, body.fields]).toEqual([400, { logo: "Please choose a picture" }]);
  }
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString("base64");
  expect((await save(`data:image/png;base64,${png}`)).status).toBe(200);
});

test("staff read the company and set nothing of it", async () => {
  const { newEmployee } = await newTenant();
  const staff = await newEmployee({ employeeRole: "HR" });
  const settings = [
    { timeZone: "Europe/London", mailSenderName: "Protea", replyToEmail: "" },
    handoverDays(20, 10, 0),
  ];
  for (const body of settings) expect((await call(staff, updateTenant, { body })).status).toBe(403);
  expect((await call(staff, getTenant, {})).body).toMatchObject({
    timeZone: "Africa/Johannesburg",
    ...handoverDays(11, 6, 1),
  });
});
