import budgets from "../budgets.json" with { type: "json" };
import { startServer } from "../server.ts";
import {
  asSupervisor,
  type DatabaseName,
  measured,
  startFilledDatabases,
} from "./filled-databases.ts";
import { inDatabase } from "./kept-postgres.ts";
import { type Growth, type MeasuredCompany, measure } from "./measured-request.ts";
import { signInReaders } from "./readers.ts";
import { growthRequests } from "./requests.ts";

/** One company alone, the same among thousands, and two large ones among them. */
const companies = [
  { name: "small", database: "alone", companyNo: measured.common },
  { name: "big", database: "among", companyNo: measured.common },
  { name: "w20", database: "among", companyNo: measured.of20 },
  { name: "w100", database: "among", companyNo: measured.of100 },
] as const satisfies readonly { name: string; database: DatabaseName; companyNo: number }[];

type Name = (typeof companies)[number]["name"];
type Row = Record<Name, Growth>;

/** A request's allowance, missed goals included. */
interface Budget {
  big: number;
  w100: number;
  /** CPU time beyond the goal, in the largest company. */
  ms?: number;
  /** Whether it may read more among other companies than the goal. */
  grows?: boolean;
}

const allowed: Record<string, Budget> = budgets.growth;
const goal = budgets.growthGoal;

/** Reads as alone, or within a page of key lookups: large indexes have another level, small tables are read whole. */
const isFlat = ({ small, big }: Row) =>
  big.blocks <= Math.max(goal.ratio * small.blocks, goal.lookupBlocks);

function isAllowed(row: Row, budget: Budget | undefined): boolean {
  if (budget === undefined) return false;
  const { big, w100 } = row;
  return (
    big.blocks <= budget.big &&
    w100.blocks <= budget.w100 &&
    w100.ms <= (budget.ms ?? goal.ms) &&
    (isFlat(row) || budget.grows === true)
  );
}

/** Lists' growth with number and size of companies, against budgets. A name's part selects requests and shows statements. */
export async function benchGrowth(part?: string): Promise<boolean> {
  const postgres = await startFilledDatabases();
  // One connection each, so that every call meets the cached plans of earlier ones.
  const serverOn = (name: DatabaseName) =>
    startServer({ appUrl: inDatabase(postgres.appUrl, name), poolSize: 1 });
  const servers = { alone: await serverOn("alone"), among: await serverOn("among") };
  try {
    return await asSupervisor(postgres, "postgres", async (execute) => {
      const ready = await Promise.all(
        companies.map(async ({ name, ...company }) => {
          const { url, services } = servers[company.database];
          const readers = await signInReaders(postgres, { ...company, tokens: services.tokens });
          return [name, { url, readers, execute, database: company.database }] as const;
        }),
      );
      return await measureAll(new Map(ready), part);
    });
  } finally {
    for (const server of Object.values(servers)) await server.stop();
    await postgres.stop();
  }
}

async function measureAll(ready: ReadonlyMap<Name, MeasuredCompany>, part?: string) {
  const requests = growthRequests.filter(({ name }) => name.includes(part ?? ""));
  let isWithin = true;
  console.log(header);
  for (const request of requests) {
    const row: Partial<Row> = {};
    for (const [name, company] of ready) {
      const growth = await measure(company, request);
      row[name] = growth;
      if (part !== undefined) printStatements(name, growth);
    }
    const isRowWithin = print(request.name, row as Row);
    isWithin &&= isRowWithin;
  }
  return isWithin;
}

const columns = ["small blocks", "big/small", "w20/small", "w100/small", "w100 CPU ms", "w100 kB"];
const header = ["".padEnd(46), ...columns.map((column) => column.padStart(13))].join("");

function print(name: string, row: Row): boolean {
  const { small, big, w20, w100 } = row;
  const ratio = (growth: Growth) =>
    `${(growth.blocks / small.blocks).toFixed(1)} · ${(growth.ms / small.ms).toFixed(1)}`;
  const cells = [
    String(small.blocks),
    ratio(big),
    ratio(w20),
    ratio(w100),
    `${w100.ms.toFixed(0)}${w100.ms > goal.ms ? " !" : ""}`,
    w100.kilobytes.toFixed(0),
  ];
  const budget = allowed[name];
  const isWithin = isAllowed(row, budget);
  const verdict = isWithin
    ? ""
    : `  OVER: big ${big.blocks}, w100 ${w100.blocks} in ${w100.ms.toFixed(0)} ms, allowed ${JSON.stringify(budget)}`;
  console.log(`${name.padEnd(46)}${cells.map((cell) => cell.padStart(13)).join("")}${verdict}`);
  return isWithin;
}

function printStatements(name: Name, { statements }: Growth): void {
  console.log(`  ${name}`);
  for (const { text, blocks, ms } of statements)
    if (blocks > 0)
      console.log(`    ${blocks} blocks, ${ms.toFixed(1)} ms: ${text.replaceAll(/\s+/g, " ")}`);
}
