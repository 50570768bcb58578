import { readdirSync, readFileSync } from "node:fs";

/** The kernel's unit of CPU time; a hundred ticks a second on every Linux we know. */
const microsecondsPerTick = 10_000;

function statOf(pid: string): { parent: number; ticks: number; endedTicks: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
    return {
      parent: Number(fields[1]),
      ticks: (user ?? 0) + (system ?? 0),
      endedTicks: (endedUser ?? 0) + (endedSystem ?? 0),
    };
  } catch {
    return undefined;
  }
}

/** In µs: the postmaster's and its processes', those that have ended included. */
export function postgresCpuUs(postmasterPid: number): number {
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const ticks = processes.reduce((sum, pid) => {
    const stat = statOf(pid);
    if (!stat) return sum;
    if (Number(pid) === postmasterPid) return sum + stat.ticks + stat.endedTicks;
    return stat.parent === postmasterPid ? sum + stat.ticks : sum;
  }, 0);
  return ticks * microsecondsPerTick;
}

export function ownCpuUs(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** In ms. Independent of other load on the machine, unlike a clock, and exact for one call, unlike ticks. An idle process may end. */
export function exactCpuClock(pids: readonly number[]): () => number {
  const usedBy = new Map<number, number>();
  const usedOf = (pid: number): number => {
    try {
      const [used] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ");
      usedBy.set(pid, Number(used));
    } catch {
      // It has ended, with what it had used.
    }
    return usedBy.get(pid) ?? 0;
  };
  return () => pids.reduce((sum, pid) => sum + usedOf(pid), 0) / 1_000_000;
}
