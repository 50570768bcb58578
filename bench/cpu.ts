import { readdirSync, readFileSync } from "node:fs";

/** What the kernel counts CPU time in; a hundred ticks a second on every Linux we know. */
const microsecondsPerTick = 10_000;

function statOf(pid: string): { parent: number; ticks: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined;
  }
}

/** CPU time, in µs, that Postgres has used so far: the postmaster's and that of each process it started. */
export function postgresCpuUs(postmasterPid: number): number {
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const ticks = processes.reduce((sum, pid) => {
    const stat = statOf(pid);
    return stat && (stat.parent === postmasterPid || Number(pid) === postmasterPid)
      ? sum + stat.ticks
      : sum;
  }, 0);
  return ticks * microsecondsPerTick;
}

/** CPU time, in µs, that this process has used so far. */
export function ownCpuUs(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
