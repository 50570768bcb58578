/** Processor time of this thread, as the machine may be busy with other work. */
const spentMs = (since?: NodeJS.CpuUsage) => {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1000;
};

/** The longest time that others waited for their turn. */
async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let before = process.threadCpuUsage();
  let longest = 0;
  const look = () => {
    longest = Math.max(longest, spentMs(before));
    before = process.threadCpuUsage();
  };
  const looking = setInterval(look, 1);
  await work();
  look();
  clearInterval(looking);
  return longest;
}

/** The least of five, as any of them may have met a collection of garbage. */
export async function usualTurnMs(
  work: () => Promise<unknown>,
  isEnough: (turnMs: number) => boolean = () => false,
): Promise<number> {
  let usual = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 5 && !isEnough(usual); n += 1)
    usual = Math.min(usual, await longestTurnMs(work));
  return usual;
}

const text = JSON.stringify(Array.from({ length: 5_000 }, (_, n) => ({ [`key ${n}`]: n })));

/** 50 ms, or more on a slow machine: as much as ten readings of 5,000 objects take. */
export function turnLimitMs(): number {
  const readings: number[] = [];
  for (let n = 0; n < 20; n += 1) {
    const before = process.threadCpuUsage();
    JSON.parse(text);
    readings.push(spentMs(before));
  }
  return Math.max(50, 10 * (readings.toSorted((a, b) => a - b)[10] ?? 0));
}
