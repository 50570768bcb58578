import { expect, test } from "vitest";
import type { ParentalFacts } from "#contract/codes/parental-event.ts";
import { api } from "#contract/index.ts";
import { leave } from "#contract/leave/leave.ts";
import { dayText } from "#contract/rules/leave-text.ts";
import { dayOf } from "#server/company-day.ts";
import { entriesOf } from "#server/test/history.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const birth = (date: string, more: Partial<ParentalFacts> = {}): ParentalFacts => ({
  event: "birth",
  date,
  role: "first",
  hasEmployedPartner: true,
  ...more,
});
const maternity = (startDate: string, endDate: string, parental?: ParentalFacts) =>
  ({ leaveType: "MaternityLeave", startDate, endDate, ...(parental && { parental }) }) as const;

async function newBakery() {
  const tenant = await newTenant();
  const { owner } = tenant;
  const head = await tenant.newEmployee({ name: "Lerato", surname: "Dlamini" });
  const departmentId = await tenant.newDepartment("Bakery", head.employeeId);
  const anna = await tenant.newEmployee({ name: "Anna", surname: "Botha", departmentId });
  const colleague = await tenant.newEmployee({ departmentId });
  const check = async (...given: Parameters<typeof maternity>) =>
    (await call(anna, leave.checkDates, { body: maternity(...given) })).body;
  const ask = (...given: Parameters<typeof maternity>) =>
    call(anna, leave.createRequest, { body: { ...maternity(...given), reason: "Our child" } });
  const setTenant = (set: { country?: "GB"; timeZone?: string }) =>
    tenant.inTenant((tx) =>
      tx.updateTable("tenants").set(set).where("id", "=", tx.tenantId).execute(),
    );
  return { tenant, owner, head, anna, colleague, check, ask, setTenant };
}

const read = (as: Person, id: number) => call(as, leave.parental, { params: { id } });
const correct = (as: Person, id: number, body: ParentalFacts) =>
  call(as, leave.correctParental, { params: { id }, body });
const seen = (version: number) => ({ "if-match": `"${version}"` });
const approve = (as: Person, id: number) => call(as, leave.approve, { params: { id } });

test.each([
  ["2025-10-02", {}, "four-months", "BCEA s 25", { months: 4, days: 0 }, "2026-02-01"],
  [
    "2025-10-03",
    {},
    "half-share",
    "interim order in Van Wyk",
    { months: 2, days: 6 },
    "2025-12-07",
  ],
  [
    "2025-10-02",
    { role: "other" },
    "ten-days",
    "BCEA s 25A",
    { months: 0, days: 10 },
    "2025-10-11",
  ],
  [
    "2025-10-03",
    { hasEmployedPartner: false },
    "only-parent",
    "interim order in Van Wyk",
    { months: 4, days: 0 },
    "2026-02-01",
  ],
  [
    "2025-10-03",
    { agreedShare: { months: 3, days: 5 } },
    "agreed-share",
    "interim order in Van Wyk",
    { months: 3, days: 5 },
    "2026-01-06",
  ],
] as const)(
  "the birth day's law decides the granted leave: %s, %o",
  async (date, more, basis, source, length, until) => {
    const { check, ask, anna } = await newBakery();
    const facts = birth(date, more);
    const { values } = (await check("2025-10-02", "2025-11-20", facts)) as {
      values: { parental: object };
    };
    expect(values.parental).toMatchObject({ basis, source, length, until });
    const { body } = await ask("2025-10-02", "2025-11-20", facts);
    expect((await read(anna, body.id)).body).toMatchObject({ facts, grant: { basis, until } });
  },
);

test("the balance of 87 days refuses only what exceeds the pool", async () => {
  const { check, ask } = await newBakery();
  const whole = birth("2027-02-01", { agreedShare: { months: 4, days: 10 } });
  expect(await check("2027-02-01", "2027-06-10", whole)).toMatchObject({
    eligible: true,
    duration: 87,
    message: expect.stringMatching(/ It lasts 4 months and 10 days\.$/),
    values: { remaining: 0, parental: { beyondFrom: null } },
  });
  expect(await check("2027-02-01", "2027-06-10")).toMatchObject({ eligible: false });
  expect(await check("2027-02-01", "2027-06-11", whole)).toMatchObject({
    eligible: false,
    code: "too-few-days",
    values: { parental: { beyondFrom: "2027-06-11", until: "2027-06-10" } },
  });
  expect((await ask("2027-02-01", "2027-06-11", whole)).body.code).toBe("leave_not_eligible");
  expect((await ask("2027-02-01", "2027-06-10", whole)).status).toBe(201);
});

test("two requests have the pool as one does", async () => {
  const { owner, check, ask } = await newBakery();
  const whole = birth("2027-02-01", { agreedShare: { months: 4, days: 10 } });
  const first = await ask("2027-02-01", "2027-05-31", whole);
  await approve(owner, first.body.id);
  expect(await check("2027-06-01", "2027-06-10", whole)).toMatchObject({ eligible: true });
  const second = await ask("2027-06-01", "2027-06-10", whole);
  expect(second.status).toBe(201);
  expect((await approve(owner, second.body.id)).status).toBe(200);
  expect(await check("2027-06-11", "2027-06-11", whole)).toMatchObject({ eligible: false });
  // A weekend alone is still not leave.
  expect(await check("2027-06-05", "2027-06-06", birth("2027-06-01"))).toMatchObject({
    eligible: false,
  });
});

test("a second child's four months ignore the used balance", async () => {
  const { owner, check, ask } = await newBakery();
  const [first, second] = ["2027-02-01", "2029-02-01"].map((date) =>
    birth(date, { hasEmployedPartner: false }),
  );
  const { body } = await ask("2027-02-01", "2027-05-31", first);
  await approve(owner, body.id);
  expect(await check("2029-02-01", "2029-05-31")).toMatchObject({ eligible: false });
  const checked = await check("2029-02-01", "2029-05-31", second);
  const over = checked.duration + body.leaveDuration - 87;
  expect(checked).toMatchObject({ eligible: true, values: { remaining: -over } });
  expect(checked.message).toContain(`${over} days more than remain, as the law grants it.`);
  const asked = await ask("2029-02-01", "2029-05-31", second);
  expect(asked.status).toBe(201);
  expect((await approve(owner, asked.body.id)).status).toBe(200);
  // A rejected request can still be approved.
  await call(owner, leave.cancel, {
    params: { id: asked.body.id },
    body: { reason: "Other dates" },
  });
  const again = await ask("2029-02-01", "2029-05-31", second);
  await call(owner, leave.reject, { params: { id: again.body.id } });
  expect((await approve(owner, again.body.id)).status).toBe(200);
});

test("days beyond the share follow the balance, from a named day", async () => {
  const { check } = await newBakery();
  expect(await check("2027-02-01", "2027-04-30", birth("2027-02-01"))).toMatchObject({
    eligible: true,
    values: { remaining: 26, parental: { until: "2027-04-06", beyondFrom: "2027-04-07" } },
  });
});

test("consecutive leave for a child is one block, separate leave a second", async () => {
  const { anna, owner, check, ask } = await newBakery();
  const facts = birth("2027-02-01", { agreedShare: { months: 2, days: 0 } });
  const { body } = await ask("2027-02-01", "2027-02-28", facts);
  expect(await check("2027-03-01", "2027-03-31", facts)).toMatchObject({
    values: { parental: { until: "2027-03-31", beyondFrom: null, isSecondBlock: false } },
  });
  expect(await check("2027-03-03", "2027-03-31", facts)).toMatchObject({
    eligible: true,
    values: { parental: { until: null, isSecondBlock: true } },
  });
  const later = await ask("2027-03-03", "2027-03-31", facts);
  expect((await read(owner, later.body.id)).body.grant).toMatchObject({ isSecondBlock: true });
  // The first request is the one block, whatever follows.
  expect((await read(anna, body.id)).body.grant).toMatchObject({ isSecondBlock: false });
  // Two adoptions may be close together, each with its own block.
  const adoption = { ...facts, event: "adoption" } as const;
  const other = { ...adoption, date: "2027-05-03" };
  await ask("2027-04-05", "2027-04-09", adoption);
  expect(await check("2027-05-03", "2027-05-07", other)).toMatchObject({
    values: { parental: { isSecondBlock: false } },
  });
});

test("the parent who gives birth reads of the weeks around it", async () => {
  const { check } = await newBakery();
  const dates = ["2027-03-01", "2027-05-07"] as const;
  const of = async (facts: ParentalFacts) =>
    ((await check(...dates, facts)) as { values: { parental: object } }).values.parental;
  expect(await of(birth("2027-04-01"))).toMatchObject({
    earliest: "2027-03-04",
    restUntil: "2027-05-13",
  });
  expect(await of(birth("2027-03-26"))).toMatchObject({ earliest: null, restUntil: null });
  expect(await of(birth("2027-04-01", { role: "other" }))).toMatchObject({
    earliest: null,
    restUntil: null,
  });
});

test("only what decides about the grant is asked", async () => {
  const { check } = await newBakery();
  const fieldsOf = async (facts: Partial<ParentalFacts>) => {
    const found = (await check("2025-10-06", "2025-10-10", facts as ParentalFacts)) as {
      fields?: object;
    };
    return Object.keys(found.fields ?? {});
  };
  expect(await fieldsOf({ event: "birth", date: "2025-10-02" })).toEqual([]);
  expect(await fieldsOf({ event: "birth", date: "2025-10-03" })).toEqual([
    "parental.hasEmployedPartner",
  ]);
  expect(await fieldsOf({ event: "adoption", date: "2025-10-02" })).toEqual([
    "parental.isChildUnderTwo",
  ]);
  expect(await fieldsOf({ event: "adoption", date: "2025-10-02", isChildUnderTwo: true })).toEqual(
    [],
  );
  const alone = { event: "adoption", date: "2025-10-03", hasEmployedPartner: false } as const;
  expect(await fieldsOf(alone)).toEqual([]);
  const agreedShare = { months: 1, days: 0 };
  expect(await fieldsOf({ ...alone, agreedShare })).toEqual(["parental.agreedShare"]);
  const shared = { ...alone, hasEmployedPartner: true };
  expect(await fieldsOf({ ...shared, agreedShare })).toEqual([]);
  expect(await fieldsOf({ ...shared, agreedShare: { months: 4, days: 11 } })).toEqual([
    "parental.agreedShare.days",
  ]);
  expect(await fieldsOf({ ...birth("1999-12-31"), role: "other" })).toEqual(["parental.date"]);
});

test("annual leave and leave outside South Africa say nothing of a child", async () => {
  const { anna, ask, setTenant } = await newBakery();
  const facts = birth("2027-02-01");
  const annual = { ...maternity("2027-02-01", "2027-02-05", facts), leaveType: "AnnualLeave" };
  const refused = await call(anna, leave.checkDates, { body: annual as never });
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { parental: expect.any(String) } },
  });
  const plain = await ask("2027-02-01", "2027-02-05");
  expect(plain).toMatchObject({ status: 201, body: { leaveDuration: 5 } });
  expect((await read(anna, plain.body.id)).body).toMatchObject({
    facts: null,
    grant: null,
    canCorrect: true,
  });
  await setTenant({ country: "GB" });
  expect(await ask("2027-03-01", "2027-03-05", facts)).toMatchObject({
    status: 400,
    body: { fields: { parental: expect.any(String) } },
  });
  expect((await ask("2027-03-01", "2027-03-05")).status).toBe(201);
  expect((await read(anna, plain.body.id)).body.canCorrect).toBe(false);
  expect((await correct(anna, plain.body.id, facts)).status).toBe(400);
});

test("a reviewer books leave with its parental facts", async () => {
  const { head, anna, colleague } = await newBakery();
  const body = {
    ...maternity("2027-02-01", "2027-03-31", birth("2027-02-01")),
    employeeId: anna.employeeId,
    reason: "She told me",
  };
  expect((await call(colleague, leave.book, { body })).status).toBe(404);
  const booked = await call(head, leave.book, { body });
  expect(booked.status).toBe(201);
  expect((await read(anna, booked.body.id)).body).toMatchObject({
    facts: birth("2027-02-01"),
    statedBy: { id: head.employeeId },
    isCorrected: false,
  });
});

test("only the person, reviewers and super administrators read the parental facts", async () => {
  const { owner, head, anna, colleague, ask } = await newBakery();
  const agreedShare = { months: 2, days: 17 };
  const facts = birth("2027-02-13", { event: "surrogacy", agreedShare });
  const { body } = await ask("2027-02-01", "2027-03-31", facts);
  for (const reader of [anna, head, owner])
    expect((await read(reader, body.id)).body).toMatchObject({ facts });
  const stranger = (await newTenant()).owner;
  for (const reader of [colleague, stranger])
    expect(await read(reader, body.id)).toMatchObject({ status: 404 });
  await correct(anna, body.id, { ...facts, date: "2027-02-14" });

  const query = { employeeId: anna.employeeId };
  const params = { id: anna.employeeId };
  const elsewhere = await Promise.all(
    [owner, head, anna].flatMap((reader) => [
      call(reader, leave.combinedRecords, { query }),
      call(reader, leave.reviews, { query: { ids: String(body.id) } }),
      call(reader, leave.exportRecords, { query: {} }),
      call(reader, api.employees.history, { params, query: {} }),
      call(reader, api.notifications.list, { query: {} }),
      call(reader, api.dashboard.staff, {}),
    ]),
  );
  const said = JSON.stringify(elsewhere.map((one) => one.body));
  expect(said).toContain("MaternityLeave");
  for (const word of ["surrogacy", "2027-02-13", "2027-02-14", "hasEmployedPartner", "Van Wyk"])
    expect(said).not.toContain(word);
  const { body: records } = await call(head, leave.combinedRecords, { query });
  expect(records[0]?.maternity.leaves[0]?.inMonths).toEqual({ months: 2, days: 0, section: null });
});

test("the person and super administrators correct the date of open leave", async () => {
  const { owner, head, anna, colleague, ask } = await newBakery();
  const { body } = await ask("2025-10-01", "2025-11-28", birth("2025-10-03"));
  const { id } = body;
  const early = birth("2025-10-02");
  expect((await correct(head, id, early)).body.code).toBe("forbidden");
  expect((await correct(colleague, id, early)).status).toBe(404);
  expect((await correct(anna, id, early)).body).toMatchObject({
    facts: early,
    grant: { basis: "four-months", source: "BCEA s 25" },
    isCorrected: true,
  });
  await approve(head, id);
  const corrected = await correct(owner, id, birth("2025-10-03"));
  expect(corrected.body).toMatchObject({
    grant: { basis: "half-share" },
    statedBy: { id: owner.employeeId },
  });
  await call(owner, leave.cancel, { params: { id }, body: { reason: "Not needed" } });
  expect((await correct(anna, id, early)).body.code).toBe("leave_already_decided");
  expect((await read(anna, id)).body).toMatchObject({ canCorrect: false });
});

test("a correction cuts no approved leave and names days beyond it", async () => {
  const { owner, head, anna, ask } = await newBakery();
  const { body } = await ask("2025-10-02", "2026-01-30", birth("2025-10-02"));
  const { id } = body;
  await approve(head, id);
  const bell = async (as: Person) =>
    (await call(as, api.notifications.list, { query: {} })).body.find(
      ({ aboutId }) => aboutId === id,
    );
  const storyOf = async (as: Person) =>
    entriesOf(
      (await call(as, api.employees.history, { params: { id: anna.employeeId }, query: {} })).body,
    ).filter(({ kind }) => kind === "leave_event_stated");
  const { body: now } = await correct(anna, id, birth("2025-10-03"));
  expect(now.grant).toMatchObject({ until: "2025-12-07", beyondFrom: "2025-12-08" });
  const record = (
    await call(anna, leave.combinedRecords, { query: { employeeId: anna.employeeId } })
  ).body[0]?.maternity.leaves[0];
  expect(record).toMatchObject({
    endDate: "2026-01-30",
    leaveDuration: body.leaveDuration,
    leaveStatus: "approved",
  });
  expect(await bell(head)).toMatchObject({
    kind: "leaveRequested",
    details: { isCorrection: true },
  });
  await correct(owner, id, birth("2025-10-02"));
  expect(await bell(anna)).toMatchObject({
    kind: "leaveDecided",
    details: { leaveStatus: "corrected" },
  });
  // A repetition has no effect.
  await correct(owner, id, birth("2025-10-02"));
  expect(await storyOf(anna)).toHaveLength(2);
  expect(await storyOf(owner)).toHaveLength(2);
  expect(await storyOf(head)).toEqual([]);
});

test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])(
  "a decision after an unseen correction is refused, dated in %s",
  async (timeZone) => {
    const { head, anna, ask, setTenant } = await newBakery();
    await setTenant({ timeZone });
    const { body } = await ask("2027-02-01", "2027-03-31", birth("2027-02-01"));
    const params = { id: body.id };
    await correct(anna, body.id, birth("2027-02-03"));
    const stale = await call(head, leave.approve, { params }, seen(1));
    const today = dayText(dayOf(new Date(), timeZone));
    expect(stale).toMatchObject({ status: 409, body: { code: "leave_already_decided" } });
    expect(stale.body.message).toContain(
      `Anna Botha corrected what this leave is for on ${today} at `,
    );
    expect((await call(head, leave.approve, { params }, seen(2))).status).toBe(200);
  },
);

test("the statement names the rule that grants parental leave", async () => {
  const { anna, ask } = await newBakery();
  await ask("2027-02-01", "2027-03-31", birth("2027-02-01"));
  await ask("2029-02-01", "2029-02-10");
  const query = { balance: "maternityPaternity" } as const;
  const { body } = await call(anna, leave.statement, { query });
  const requests = body.lines.flatMap((line) => (line.leave ? [line.leave] : []));
  expect(requests.map(({ parental, inMonths }) => [parental, inMonths?.section])).toEqual([
    [null, "BCEA s 25"],
    [
      { basis: "half-share", source: "interim order in Van Wyk", length: { months: 2, days: 6 } },
      null,
    ],
  ]);
});

test("an early return from a second child's leave returns its days", async () => {
  const { owner, anna, ask } = await newBakery();
  for (const date of ["2027-02-01", "2029-02-01"]) {
    const asked = await ask(
      date,
      `${date.slice(0, 4)}-05-31`,
      birth(date, { hasEmployedPartner: false }),
    );
    await approve(owner, asked.body.id);
    const params = { id: asked.body.id };
    const body = { endDate: `${date.slice(0, 4)}-04-30` };
    const { body: shorter } = await call(anna, leave.returnEarly, { params, body });
    expect(shorter.leaveDuration).toBeLessThan(asked.body.leaveDuration);
    expect(shorter.leaveDuration).toBeGreaterThan(55);
  }
});
