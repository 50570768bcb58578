import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { daysFromToday } from "../today.ts";
import { call, type Person } from "../world.ts";
import { allRead, companyOnClock, follow, outsiders } from "./company-on-clock.ts";
import { differencesBetween } from "./compared-reads.ts";
import { reads } from "./surfaces.ts";

const [announcedFrom, day, later] = [daysFromToday(40), daysFromToday(50), daysFromToday(55)];
const { person, chart, handovers } = api.continuity;
const { move, plannedMove, withdrawMove } = api.employees;

/** With a vacancy in Stores, under another manager, for someone of Sales. Sales publicly gets another head afterwards. */
async function companyWithVacancy() {
  const company = await companyOnClock();
  const { owner, colleague, standIn } = company.readers;
  const sales = { departmentName: "Sales", departmentHeadId: standIn.employeeId, headFrom: later };
  const params = { id: company.sales };
  await call(owner, api.departments.updateDepartment, { params, body: sales });
  const departments = (await call(owner, api.departments.getAllDepartments, { query: {} })).body;
  const stores = departments.find(({ departmentName }) => departmentName === "Stores");
  const body = {
    positionTitle: "Buyer",
    jobDescription: "Buys",
    departmentId: stores?.id ?? 0,
  };
  const { id: vacant } = (await call(owner, api.departments.createPosition, { body })).body;
  const plan = (more: object = { announcedFrom }) =>
    call(owner, move, {
      params: { id: colleague.employeeId },
      body: { positionId: vacant, date: day, ...more },
    });
  return { ...company, vacant, plan };
}
type Company = Awaited<ReturnType<typeof companyWithVacancy>>;

const of = ({ employeeId }: Person) => ({ params: { id: employeeId } });

/** The places that show someone the colleague's move to Stores. */
async function shownTo(as: Person, { readers, vacant }: Company): Promise<string> {
  const { colleague, otherHead } = readers;
  const query = { of: otherHead.employeeId, day: later };
  const mine = ({ employee }: { employee: { id: number } }) => employee.id === colleague.employeeId;
  const read = [
    ["page", (await call(as, person, of(colleague))).body],
    ["history", (await call(as, api.employees.history, { ...of(colleague), query: {} })).body],
    ["handovers", (await call(as, handovers, { query: {} })).body.filter(mine)],
  ] as const;
  const found = read.filter(([, body]) => /Buyer|Stores|Sizwe/.test(JSON.stringify(body)));
  const branch = JSON.stringify((await call(as, chart, { query })).body);
  const position = (await call(as, api.departments.getPosition, { params: { id: vacant } })).body;
  return [
    ...found.map(([where]) => where),
    ...(branch.includes("Anele") ? ["chart"] : []),
    ...(position.employeeId === null ? [] : ["position"]),
  ].join();
}

test("only super administrators see an unannounced move", async () => {
  const company = await companyWithVacancy();
  const { owner, colleague } = company.readers;
  const days = [day, later];
  // The record shows its readers, once a day.
  await allRead(company, { days, only: reads.filter((one) => one.recorded) });
  const before = await allRead(company, { days });
  const differences = async () => differencesBetween(before, await allRead(company, { days }));
  await company.anHourLater(async () => {
    expect((await company.plan()).status).toBe(200);
  });
  await follow(daysFromToday(39));
  expect(await differences()).toEqual([]);
  const { planned } = (await call(owner, plannedMove, of(colleague))).body;
  expect(planned).toMatchObject({ date: day, positionTitle: "Buyer", announcedFrom });
  await company.anHourLater(async () => {
    expect((await call(owner, withdrawMove, of(colleague))).status).toBe(200);
  });
  expect(await differences()).toEqual([]);
  expect((await call(owner, plannedMove, of(colleague))).body.planned).toBeNull();
}, 300_000);

const position = Object.fromEntries(outsiders.map((name) => [name, "position"]));
const superadmins = "page,history,chart,position";
const readOn: [string, { on: string; isFollowed?: boolean }, Record<string, string>][] = [
  ["the day before its announcement", { on: daysFromToday(39) }, { owner: superadmins }],
  [
    "the day of its announcement, without any job",
    { on: announcedFrom },
    {
      ...position,
      // Everyone knew of the handover, so its incoming manager is now the new one.
      colleague: "page,history,handovers,position",
      future: "page,history,handovers,position",
      otherHead: "handovers,position",
      owner: "page,history,handovers,chart,position",
    },
  ],
  [
    "that day, once the handovers are opened",
    { on: announcedFrom, isFollowed: true },
    {
      ...position,
      colleague: "page,history,handovers,position",
      future: "page,history,handovers,position",
      otherHead: "handovers,position",
      owner: "page,history,handovers,chart,position",
    },
  ],
  [
    "its own day",
    { on: day, isFollowed: true },
    {
      ...position,
      colleague: "page,history,handovers,position",
      now: "handovers,position",
      future: "handovers,position",
      otherHead: "page,history,handovers,position",
      owner: "page,history,handovers,chart,position",
    },
  ],
];

test.each(readOn)(
  "on %s only its readers see a planned move",
  async (_, { on, isFollowed }, expected) => {
    const company = await companyWithVacancy();
    await company.plan();
    if (isFollowed) for (const _again of [1, 2]) await follow(announcedFrom);
    await company.begin(on);
    const found: Record<string, string> = {};
    for (const name of [...outsiders, "owner"] as const)
      found[name] = await shownTo(company.readers[name], company);
    const nothing = Object.fromEntries(outsiders.map((name) => [name, ""]));
    expect(found).toEqual({ ...nothing, ...expected });
  },
  60_000,
);
