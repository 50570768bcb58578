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

/**
 * CPU time, in ms, that these processes have used so far. Unlike the time on a clock, it says the same on a busy machine, and
 * unlike ticks it is exact enough for one call.
 */
export function exactCpuMs(pids: readonly number[]): number {
  const nanoseconds = pids.reduce((sum, pid) => {
    const [used] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ");
    return sum + Number(used);
  }, 0);
  return nanoseconds / 1_000_000;
}
