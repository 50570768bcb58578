import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { ownClock } from "#server/test/clock.ts";
import { companyOfReaders } from "#server/test/notes.ts";
import { done } from "#server/test/rights/telling.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const { chart, exportChart, setLines, lines, withdrawLine } = api.continuity;
const { updateDepartment, createPosition } = api.departments;
const later = daysFromToday(60);

async function companyOnClock() {
  const setClock = ownClock();
  const company = await companyOfReaders();
  const { owner, sales, colleague } = company;
  const begin = async (on: string) => {
    setClock(on);
    Object.assign(owner, await company.signInAgain(owner));
  };
  const lead = (of: Person, by: Person, from: string, more: object = {}) => {
    const people = [
      { employeeId: of.employeeId, leads: "manager" as const, managerId: by.employeeId },
    ];
    return done(call(owner, setLines, { body: { people, from, reason: "A project", ...more } }));
  };
  const head = (who: Person, headFrom: string, announcedFrom?: string) =>
    done(
      call(owner, updateDepartment, {
        params: { id: sales },
        body: {
          departmentName: "Sales",
          departmentHeadId: who.employeeId,
          headFrom,
          ...(announcedFrom && { announcedFrom }),
        },
      }),
    );
  const withdraw = async (of: Person) => {
    const [recorded] = await done(call(owner, lines, { params: { id: of.employeeId } }));
    const params = { id: recorded?.id ?? 0 };
    await done(call(owner, withdrawLine, { params, body: { reason: "It was never so" } }));
  };
  /** The employees led by a person, as known on a day; without the colleague by default. */
  const led = async (by: Person, day: string, knownOn?: string) => {
    const query = { of: by.employeeId, day, ...(knownOn && { knownOn }) };
    const people = await done(call(owner, chart, { query }));
    return people.map(({ id }) => id).filter((id) => id !== colleague.employeeId);
  };
  const roots = async (day: string, knownOn?: string) => {
    const query = { day, pageSize: 200, ...(knownOn && { knownOn }) };
    return (await done(call(owner, chart, { query }))).map(({ id }) => id);
  };
  return { ...company, begin, lead, makeHead: head, withdraw, led, roots };
}

test("a backdated head is known only from the day of recording", async () => {
  const { begin, makeHead, led, head, follower, clerk } = await companyOnClock();
  const [from, day, told] = [daysFromToday(4), daysFromToday(5), daysFromToday(10)];
  await begin(told);
  await makeHead(follower, from);
  expect(await led(follower, day)).toEqual([clerk.employeeId]);
  expect(await led(head, day)).toEqual([]);
  for (const knownOn of [today, daysFromToday(9)]) {
    expect(await led(head, day, knownOn)).toEqual([clerk.employeeId]);
    expect(await led(follower, day, knownOn)).toEqual([]);
  }
  expect(await led(follower, day, told)).toEqual([clerk.employeeId]);
  await begin(daysFromToday(12));
  expect(await led(follower, day, told)).toEqual([clerk.employeeId]);
  expect(await led(head, day, told)).toEqual([]);
  // Before any recording, no line is known.
  expect(await led(head, day, daysFromToday(-1))).toEqual([]);
});

test("a line later withdrawn as wrong stays visible as known then", async () => {
  const { begin, lead, withdraw, led, head, follower, clerk } = await companyOnClock();
  const [day, knownOn] = [daysFromToday(3), daysFromToday(2)];
  await begin(daysFromToday(1));
  await lead(clerk, follower, day);
  await begin(daysFromToday(5));
  await withdraw(clerk);
  expect(await led(follower, day)).toEqual([]);
  expect(await led(head, day)).toEqual([clerk.employeeId]);
  expect(await led(follower, day, knownOn)).toEqual([clerk.employeeId]);
  expect(await led(head, day, knownOn)).toEqual([]);
  expect(await led(head, day, today)).toEqual([clerk.employeeId]);
});

test("backdated moves and last days are known from the day of recording", async () => {
  const company = await companyOnClock();
  const { owner, begin, led, head, follower, clerk, lead } = company;
  const stores = await company.newDepartment("Stores", follower.employeeId);
  const place = { positionTitle: "Keeper", jobDescription: "Keeps", departmentId: stores };
  const { id: positionId } = await done(call(owner, createPosition, { body: place }));
  const params = { id: clerk.employeeId };
  const day = daysFromToday(5);

  await begin(daysFromToday(8));
  const moved = { positionId, date: daysFromToday(4) };
  await done(call(owner, api.employees.move, { params, body: moved }));
  expect(await led(follower, day)).toEqual([clerk.employeeId]);
  expect(await led(head, day, daysFromToday(7))).toEqual([clerk.employeeId]);
  expect(await led(follower, day, daysFromToday(7))).toEqual([]);
  await lead(clerk, company.director, daysFromToday(9));

  await begin(daysFromToday(20));
  const body = { terminationDate: daysFromToday(15) };
  await done(call(owner, api.employees.update, { params, body }));
  const [working, gone] = [daysFromToday(10), daysFromToday(16)];
  const known = daysFromToday(19);
  expect(await led(company.director, gone)).not.toContain(clerk.employeeId);
  expect(await led(company.director, gone, known)).toContain(clerk.employeeId);
  expect(await led(company.director, working)).toContain(clerk.employeeId);
  // A withdrawn line stays visible as known while it was recorded.
  await begin(daysFromToday(30));
  await done(
    call(owner, api.employees.update, { params, body: { terminationDate: daysFromToday(25) } }),
  );
  expect(await led(company.director, gone)).toContain(clerk.employeeId);
  expect(await led(company.director, gone, daysFromToday(29))).not.toContain(clerk.employeeId);
  expect(await company.roots(gone, daysFromToday(29))).not.toContain(clerk.employeeId);
});

test("super administrators see a plan as known from the day of recording", async () => {
  const { begin, makeHead, lead, led, head, follower, director, clerk } = await companyOnClock();
  const [recorded, announced, from] = [daysFromToday(3), daysFromToday(20), daysFromToday(30)];
  const day = daysFromToday(31);
  await begin(recorded);
  await makeHead(follower, from, announced);
  await begin(daysFromToday(6));
  await lead(clerk, director, from, { announcedFrom: announced });
  expect(await led(director, day)).toContain(clerk.employeeId);
  for (const [knownOn, by] of [
    [daysFromToday(2), head],
    [recorded, follower],
    [daysFromToday(5), follower],
  ] as const)
    expect(await led(by, day, knownOn)).toEqual([clerk.employeeId]);
  expect(await led(follower, daysFromToday(29), daysFromToday(5))).toEqual([]);
  // Super administrators knew of the plan before its cancellation.
  await begin(daysFromToday(10));
  await makeHead(head, from);
  expect(await led(follower, day, daysFromToday(5))).toEqual([clerk.employeeId]);
  await begin(later);
  expect(await led(follower, day, daysFromToday(9))).toEqual([]);
  expect(await led(director, day, daysFromToday(9))).toContain(clerk.employeeId);
});

test("a stand-in ended early is shown until the last day known then", async () => {
  const { owner, begin, head, follower, roots } = await companyOnClock();
  const [from, to] = [daysFromToday(2), daysFromToday(20)];
  const body = { managerId: head.employeeId, standInId: follower.employeeId, from, to };
  const { id } = await done(call(owner, api.continuity.nameStandIn, { body }));
  await begin(daysFromToday(5));
  await done(call(owner, api.continuity.endStandIn, { params: { id }, body: {} }));
  const standIn = async (knownOn?: string) => {
    const query = { day: daysFromToday(10), ...(knownOn && { knownOn }) };
    const people = await done(call(owner, chart, { query }));
    return people.find((one) => one.id === head.employeeId)?.standIn;
  };
  expect(await roots(daysFromToday(10))).toContain(head.employeeId);
  expect(await standIn()).toBeNull();
  expect(await standIn(daysFromToday(4))).toBe("Farai Zulu");
});

test("a known-then day ends at midnight in the company's time zone", async () => {
  const company = await companyOnClock();
  const { begin, makeHead, led, head, follower, clerk } = company;
  await company.inTenant((tx) =>
    tx
      .updateTable("tenants")
      .set({ timeZone: "Pacific/Honolulu" })
      .where("id", "=", tx.tenantId)
      .execute(),
  );
  // Ten in the morning in South Africa is still the day before in Honolulu.
  await begin(daysFromToday(10));
  await makeHead(follower, daysFromToday(4));
  await begin(daysFromToday(12));
  expect(await led(follower, daysFromToday(5), daysFromToday(9))).toEqual([clerk.employeeId]);
  expect(await led(head, daysFromToday(5), daysFromToday(8))).toEqual([clerk.employeeId]);
});

test("the file shows managers as known then, and names both days", async () => {
  const { owner, begin, makeHead, follower } = await companyOnClock();
  const [day, knownOn] = [daysFromToday(5), daysFromToday(9)];
  await begin(daysFromToday(10));
  await makeHead(follower, daysFromToday(4));
  const file = async (query: object) => {
    const { headers, body } = await call(owner, exportChart, { query });
    return `${headers["content-disposition"]} ${body}`;
  };
  expect(await file({ day })).toMatch(/Themba Nkosi,Clerk,Sales,Farai Zulu/);
  const then = await file({ day, knownOn });
  expect(then).toMatch(/Themba Nkosi,Clerk,Sales,Hanna Botha/);
  expect(then).toContain(`organisation-${day}-known-${knownOn}.csv`);
});

test("only super administrators ask what was known, and only about past days", async () => {
  const { owner, head } = await companyOfReaders();
  for (const operation of [chart, exportChart]) {
    const tomorrow = { query: { knownOn: daysFromToday(1) } };
    expect(await call(owner, operation, tomorrow)).toMatchObject({
      status: 400,
      body: { fields: { knownOn: "Please choose today or a day before it" } },
    });
    expect((await call(owner, operation, { query: { knownOn: today } })).status).toBe(200);
    expect((await call(head, operation, { query: { knownOn: today } })).status).toBe(403);
    expect((await call(owner, operation, { query: { knownOn: "soon" } })).status).toBe(400);
  }
});
