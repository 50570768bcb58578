import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { ownCpuUs, postgresCpuUs } from "./cpu.ts";

const run = promisify(execFile);
const autocannon = createRequire(import.meta.url).resolve("autocannon/autocannon.js");

export interface Target {
  name: string;
  url: string;
  headers?: Record<string, string>;
  method?: "GET" | "POST";
  body?: string;
}

export interface Cost {
  /** This process's CPU µs per request, as the server. */
  serverUs: number;
  postgresUs: number;
}

/** Requests of one target at the same moment. */
export const atOnce = 16;

/** Load comes from another process, a number of requests instead of a time: a busy machine changes only how long it takes. */
async function costOf(target: Target, requestCount: number, postmasterPid: number): Promise<Cost> {
  const { url, headers = {}, method = "GET", body } = target;
  const before = { own: ownCpuUs(), postgres: postgresCpuUs(postmasterPid) };
  const { stdout } = await run(process.execPath, [
    autocannon,
    ...["--json", "-c", String(atOnce), "-a", String(requestCount), "-m", method],
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}=${value}`]),
    ...(body === undefined ? [] : ["-b", body]),
    url,
  ]);
  const { requests, non2xx } = JSON.parse(stdout);
  if (non2xx > 0) throw new Error(`${target.name}: ${non2xx} answers were no success.`);
  return {
    serverUs: (ownCpuUs() - before.own) / requests.total,
    postgresUs: (postgresCpuUs(postmasterPid) - before.postgres) / requests.total,
  };
}

/** The upper one for an even number. */
export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** The targets take turns, so that other load affects them alike. */
export async function medianCosts(
  targets: readonly Target[],
  { rounds, requests, postmasterPid }: { rounds: number; requests: number; postmasterPid: number },
): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) await costOf(target, requests, postmasterPid);
  for (let round = 0; round < rounds; round++)
    for (const target of targets)
      costs.get(target.name)?.push(await costOf(target, requests, postmasterPid));
  return new Map(
    [...costs].map(([name, all]) => [
      name,
      {
        serverUs: median(all.map(({ serverUs }) => serverUs)),
        postgresUs: median(all.map(({ postgresUs }) => postgresUs)),
      },
    ]),
  );
}
