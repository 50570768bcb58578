import { exactCpuClock, ownCpuUs } from "../cpu.ts";
import type { Execute } from "./filled-databases.ts";
import type { Reader, Role } from "./readers.ts";
import type { GrowthRequest } from "./requests.ts";

export interface Growth {
  /** Blocks read by Postgres for one call, from memory or disk. */
  blocks: number;
  /** CPU time of server and Postgres: a call's duration on an idle machine. */
  ms: number;
  kilobytes: number;
  statements: CountedStatement[];
}

interface CountedStatement {
  text: string;
  blocks: number;
  ms: number;
}

/** A company on a server, with a connection for counting its statements. */
export interface MeasuredCompany {
  url: string;
  readers: Record<Role, Reader>;
  /** A role with access to others' statements. */
  execute: Execute;
  database: string;
}

/** After these, all blocks are in memory and each call has a plan of its own. */
const callsBefore = 2;
const countedCalls = 2;
const timedCalls = 6;

/** Repeats a request until its blocks and time are exact. */
export async function measure(company: MeasuredCompany, request: GrowthRequest): Promise<Growth> {
  const ask = await asking(company, request);
  for (let i = 0; i < callsBefore; i++) await ask();
  await transactionsEnded(company);
  await company.execute("select pg_stat_statements_reset()");
  for (let i = 0; i < countedCalls; i++) await ask();
  await transactionsEnded(company);
  const statements = await statementsOf(company);
  const blocks = statements.reduce((sum, one) => sum + one.blocks, 0);
  const backendsMs = exactCpuClock(await backendsOf(company));
  const usedMs = () => ownCpuUs() / 1000 + backendsMs();
  const times: number[] = [];
  let bytes = 0;
  for (let i = 0; i < timedCalls; i++) {
    const before = usedMs();
    bytes = await ask();
    times.push(usedMs() - before);
  }
  return { blocks, ms: Math.min(...times), kilobytes: bytes / 1000, statements };
}

async function backendsOf({ execute, database }: MeasuredCompany): Promise<number[]> {
  const { rows } = await execute(
    "select pid from pg_stat_activity where datname = $1 and usename = 'baton_app'",
    [database],
  );
  return rows.map(({ pid }) => pid);
}

/** Statements count at the end of their transaction; a read's response does not wait for it. */
async function transactionsEnded({ execute, database }: MeasuredCompany): Promise<void> {
  for (let areOpen = true; areOpen; ) {
    const { rowCount } = await execute(
      "select from pg_stat_activity where datname = $1 and usename = 'baton_app' and state <> 'idle'",
      [database],
    );
    areOpen = rowCount !== 0;
  }
}

/** Per call, the most expensive statement first. */
async function statementsOf({ execute, database }: MeasuredCompany) {
  const { rows } = await execute(
    `select query as text, ((shared_blks_hit + shared_blks_read + temp_blks_read) / $2)::int as blocks,
       min_exec_time::float as ms
     from pg_stat_statements
     where dbid = (select oid from pg_database where datname = $1)
       and userid = (select oid from pg_roles where rolname = 'baton_app')
     order by blocks desc, total_exec_time desc`,
    [database, countedCalls],
  );
  return rows as CountedStatement[];
}

/** Makes the request once and returns the response's size. */
async function asking({ url, readers }: MeasuredCompany, request: GrowthRequest) {
  const { token, employeeId, departmentId } = readers[request.as];
  const path = request.path
    .replaceAll(":employeeId", String(employeeId))
    .replaceAll(":yesterday", Temporal.Now.plainDateISO("UTC").subtract({ days: 1 }).toString())
    .replaceAll(":headId", String(readers.head.employeeId))
    .replaceAll(":departmentId", String(departmentId));
  const ask = async (address: string) => {
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    const body = await response.text();
    if (!response.ok) throw new Error(`${request.name}: ${response.status} ${body}`);
    return { bytes: body.length, total: Number(response.headers.get("x-total-count")) };
  };
  const all = `${url}/prod/secure${path}`;
  if (!request.page) return async () => (await ask(all)).bytes;
  const pageNo = (no: number) => `${all}${path.includes("?") ? "&" : "?"}page=${no}`;
  if (request.page === "first") return async () => (await ask(pageNo(1))).bytes;
  const lastNo = Math.max(1, Math.ceil((await ask(pageNo(1))).total / pageSize));
  return async () => (await ask(pageNo(lastNo))).bytes;
}

const pageSize = 50;
