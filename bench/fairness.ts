import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { Services } from "#server/services.ts";
import { insertEmployees, signIn } from "#server/test/company/people.ts";
import { median } from "./load.ts";
import type { Report } from "./report.ts";
import { addCompany, startWorld } from "./world.ts";

const people = 5_000;
const callers = 8;
const callsInFlight = 32;
const rounds = 5;
const callsPerRound = 300;

const dearCalls = fileURLToPath(new URL("./dear-calls.ts", import.meta.url));

/** A small company's wait for a list beside a large one's 32 parallel dashboards by eight people, against the wait alone. */
export async function benchFairness(report: Report): Promise<void> {
  const world = await startWorld(people);
  try {
    const small = await addCompany(world.services, 20);
    const tokens = await executivesOf(world.services, world.owner.tenantId);
    await analyze(world.ownerUrl);
    const list = `${world.url}/prod/secure/employee/all?pageSize=20`;
    const dashboard = `${world.url}/prod/secure/dashboard/superadmin`;
    const [alone, beside]: [number[], number[]] = [[], []];
    await slowest(list, small.token);
    for (let round = 0; round < rounds; round++) {
      alone.push(await slowest(list, small.token));
      const stop = await startDearCalls(dashboard, tokens);
      beside.push(await slowest(list, small.token));
      await stop();
    }
    report.ratio(
      "a small company's p99 beside 32 dear calls of a large one, against alone",
      median(beside) / median(alone),
      "besideDearCalls",
    );
    report.detail("  alone, ms", median(alone));
    report.detail("  beside them, ms", median(beside));
  } finally {
    await world.stop();
  }
}

/** Updates statistics, like autovacuum after a while. */
async function analyze(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query("vacuum analyze");
  await client.end();
}

/** Signed-in super administrators of a company. */
function executivesOf({ database, tokens }: Services, tenantId: string): Promise<string[]> {
  return database.inTenant(tenantId, async (tx) => {
    const rows = Array.from({ length: callers }, (_, n) => ({
      name: "Lindiwe",
      surname: `Dube ${n}`,
      email: `executive${n}@${tenantId}.co.za`,
      employeeRole: "Executive" as const,
    }));
    const ids = await insertEmployees(tx, rows);
    const signedIn: string[] = [];
    for (const [n, employeeId] of ids.entries()) {
      const email = rows[n]?.email ?? "";
      signedIn.push((await signIn(tx, tokens, { employeeId, email, passwordHash: "" })).token);
    }
    return signedIn;
  });
}

/** In a process of its own; resolves once calls run, to a function that ends them. */
async function startDearCalls(url: string, tokens: readonly string[]) {
  const child = fork(dearCalls, [url, String(callsInFlight), ...tokens]);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const first = await new Promise((resolve) => child.once("message", resolve));
  if (first !== 200) throw new Error(`A dear call returned ${first}.`);
  return async () => {
    child.kill();
    await ended;
  };
}

/** The 99th percentile of sequential calls, in ms. */
async function slowest(url: string, token: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < callsPerRound; n++) {
    const startedAt = performance.now();
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The small company's list returned ${answer.status}.`);
    times.push(performance.now() - startedAt);
  }
  return times.sort((one, other) => one - other)[Math.floor(callsPerRound * 0.99)] ?? 0;
}
