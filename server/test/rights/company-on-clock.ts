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

/** Everyone but super administrators whom a plan could concern, and a colleague whom it does not. */
export const outsiders = [
  "employee",
  "colleague",
  "now",
  "future",
  "otherHead",
  "standIn",
] as const;

/** Sales under its second head, who hands over to a third in thirty days; nothing is written about anyone. */
export async function companyOnClock() {
  const setClock = ownClock();
  const company = await companyOfThreeHeads();
  const { readers } = company;
  const begin = async (on: string) => {
    setClock(on);
    for (const name of [...outsiders, "owner"] as const)
      readers[name] = await company.signInAgain(readers[name]);
  };
  /** What is done then and shows when it was done is seen in what is read at the same hour as before. */
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

/** What they are not refused whatever they ask for, as `standing.test.ts` says. */
const theirReads = reads.filter(({ access }) => access !== "superadmin");

/** What each of them reads, by reader and operation. */
export const allRead = (
  { world, readers }: CompanyOnClock,
  { days, only = theirReads }: { days: readonly string[]; only?: typeof reads },
) =>
  readByEach(Object.fromEntries(outsiders.map((name) => [name, readers[name]])), {
    ...{ world, only },
    people: outsiders.map((name) => readers[name]),
    days,
  });

/** Follows the plans that are announced by a day, as the job does. */
export const follow = (on: string) => handleDueAt(`${on}T12:00:00+02:00`, dueAnnouncement);
