import { api } from "#contract/index.ts";
import { dueAnnouncement } from "#server/modules/line/announced-plans.ts";
import { ownClock } from "../clock.ts";
import { handleDueAt } from "../due-services.ts";
import { today } from "../today.ts";
import { call } from "../world.ts";
import { readByEach, worldOf } from "./compared-reads.ts";
import { companyOfThreeHeads } from "./readers.ts";
import { reads } from "./surfaces.ts";

const { handovers } = api.continuity;

/** Everyone a plan could concern, without super administrators, and an unrelated colleague. */
export const outsiders = [
  "employee",
  "colleague",
  "now",
  "future",
  "otherHead",
  "standIn",
] as const;

/** Sales under its second head, who hands over to a third in thirty days; no texts yet. */
export async function companyOnClock() {
  const setClock = ownClock();
  const company = await companyOfThreeHeads();
  const { readers } = company;
  const begin = async (on: string) => {
    setClock(on);
    for (const name of [...outsiders, "owner"] as const)
      readers[name] = await company.signInAgain(readers[name]);
  };
  /** Equal times of reading make changes of time stamps visible. */
  const anHourLater = async (work: () => Promise<unknown>) => {
    setClock(today, "11:00");
    await work();
    setClock(today);
  };
  await company.nowLeads();
  await begin(today);
  await company.futureWillLead();
  const body = (await call(readers.now, handovers, { query: {} })).body;
  const people = outsiders.map((name) => readers[name]);
  const world = worldOf(people, { sales: company.sales, handovers: body.map(({ id }) => id) });
  return { ...company, world, begin, anHourLater };
}
export type CompanyOnClock = Awaited<ReturnType<typeof companyOnClock>>;

/** Reads that always admit them, by `standing.test.ts`. */
const theirReads = reads.filter(({ access }) => access !== "superadmin");

/** By reader and operation. */
export const allRead = (
  { world, readers }: CompanyOnClock,
  { days, only = theirReads }: { days: readonly string[]; only?: typeof reads },
) =>
  readByEach(Object.fromEntries(outsiders.map((name) => [name, readers[name]])), {
    ...{ world, only },
    people: outsiders.map((name) => readers[name]),
    days,
  });

/** The job's work on plans announced by a day. */
export const follow = (on: string) => handleDueAt(`${on}T12:00:00+02:00`, dueAnnouncement);
