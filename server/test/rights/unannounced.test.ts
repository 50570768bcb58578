import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { daysFromToday } from "../today.ts";
import { call, type Person } from "../world.ts";
import {
  allRead,
  type CompanyOnClock,
  companyOnClock,
  follow,
  outsiders,
} from "./company-on-clock.ts";
import { differencesBetween } from "./compared-reads.ts";
import { reads } from "./surfaces.ts";

const [announcedFrom, day, later] = [daysFromToday(40), daysFromToday(50), daysFromToday(55)];
const days = [day, later];
const { setLines, lines, withdrawLine, person, chart, nextManagerView, handovers } = api.continuity;

async function changeHead({ readers, sales }: CompanyOnClock, body: object) {
  const { status } = await call(readers.owner, api.departments.updateDepartment, {
    params: { id: sales },
    body: { departmentName: "Sales", ...body },
  });
  expect(status).toBe(200);
}

/** Two own lines and a new head of the department, announced on the same day. */
async function plan(company: CompanyOnClock) {
  const { owner, employee, colleague, otherHead, standIn } = company.readers;
  const people = [employee, colleague].map(({ employeeId }) => ({
    employeeId,
    leads: "manager" as const,
    managerId: otherHead.employeeId,
  }));
  const body = { people, from: day, announcedFrom, reason: "Two new teams" };
  expect((await call(owner, setLines, { body })).status).toBe(200);
  const departmentHeadId = standIn.employeeId;
  await changeHead(company, { departmentHeadId, headFrom: later, announcedFrom });
}

async function withdraw(company: CompanyOnClock) {
  const { owner, employee, colleague, future } = company.readers;
  for (const { employeeId } of [employee, colleague]) {
    const [recorded] = (await call(owner, lines, { params: { id: employeeId } })).body;
    expect(recorded?.announcedFrom).toBe(announcedFrom);
    const params = { id: recorded?.id ?? 0 };
    const body = { reason: "It was not to be" };
    expect((await call(owner, withdrawLine, { params, body })).status).toBe(200);
  }
  await changeHead(company, { departmentHeadId: future.employeeId, headFrom: later });
}

const managersShown = async (as: Person, of: Person) =>
  (await call(as, person, { params: { id: of.employeeId } })).body.managers.map(
    ({ manager, from }) => `${from} ${manager?.name}`,
  );

test("only super administrators see an unannounced plan", async () => {
  const company = await companyOnClock();
  const { owner, employee } = company.readers;
  // The record shows its readers, once a day.
  const recorded = reads.filter((one) => one.recorded);
  await allRead(company, { days, only: recorded });
  await managersShown(owner, employee);
  const before = await allRead(company, { days });
  const differences = async () => differencesBetween(before, await allRead(company, { days }));
  await company.anHourLater(() => plan(company));
  await follow(daysFromToday(39));
  expect(await differences()).toEqual([]);
  expect((await managersShown(owner, employee)).at(-1)).toBe(`${day} Sizwe Mokoena`);
  await company.anHourLater(() => withdraw(company));
  expect(await differences()).toEqual([]);
  expect((await managersShown(owner, employee)).at(-1)).toContain("Farai Zulu");
}, 300_000);

/** The places that show someone Sizwe as the next manager. */
async function shownTo(as: Person, { readers }: CompanyOnClock): Promise<string> {
  const params = { id: readers.employee.employeeId };
  const query = { of: readers.otherHead.employeeId, day: later };
  const mine = ({ employee }: { employee: { id: number } }) => employee.id === params.id;
  const read = [
    ["page", (await call(as, person, { params })).body],
    ["history", (await call(as, api.employees.history, { params, query: {} })).body],
    ["readers", (await call(as, api.notes.readers, { params })).body],
    ["next manager", (await call(as, nextManagerView, {})).body],
    ["handovers", (await call(as, handovers, { query: {} })).body.filter(mine)],
  ] as const;
  const found = read.filter(([, body]) => JSON.stringify(body).includes("Sizwe"));
  const branch = JSON.stringify((await call(as, chart, { query })).body);
  return [...found.map(([where]) => where), ...(branch.includes("Themba") ? ["chart"] : [])].join();
}

const superadmins = "page,history,readers,chart";
/** Per reader: the employee, the present, interim and next managers, and super administrators. */
const readOn: [string, { on: string; isFollowed?: boolean }, Record<string, string>][] = [
  ["the day before its announcement", { on: daysFromToday(39) }, { owner: superadmins }],
  [
    "the day of its announcement, without any job",
    { on: announcedFrom },
    {
      employee: "page,history,next manager",
      colleague: "next manager",
      future: "page,history,readers",
      owner: superadmins,
    },
  ],
  [
    "that day, once the handovers are opened",
    { on: announcedFrom, isFollowed: true },
    {
      employee: "page,history,next manager,handovers",
      colleague: "next manager",
      future: "page,history,readers,handovers",
      otherHead: "handovers",
      owner: "page,history,readers,handovers,chart",
    },
  ],
  [
    "its own day",
    { on: day, isFollowed: true },
    {
      employee: "page,history,next manager,handovers",
      colleague: "next manager",
      now: "handovers",
      future: "handovers",
      otherHead: "page,history,handovers",
      owner: "page,history,readers,handovers,chart",
    },
  ],
];

test.each(readOn)(
  "on %s only its readers see a plan",
  async (_, { on, isFollowed }, expected) => {
    const company = await companyOnClock();
    await plan(company);
    if (isFollowed) for (const _again of [1, 2]) await follow(announcedFrom);
    await company.begin(on);
    const found: Record<string, string> = {};
    for (const name of [...outsiders, "owner"] as const)
      found[name] = await shownTo(company.readers[name], company);
    const nothing = {
      employee: "",
      colleague: "",
      now: "",
      future: "",
      otherHead: "",
      standIn: "",
    };
    expect(found).toEqual({ ...nothing, ...expected });
  },
  60_000,
);
