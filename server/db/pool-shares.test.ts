import { setImmediate as othersTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { poolShares } from "./pool-shares.ts";

interface Pool {
  poolSize: number;
  processors?: number;
  isBackground?: boolean;
}

/** Callers with an immediate connection; they arrive in sequence and stay. */
async function countServed(
  { poolSize, processors, isBackground = false }: Pool,
  paths: string[][],
) {
  const queue = poolShares(poolSize, { maxWaitMs: 1_000, isBackground, processors });
  const left = new AbortController();
  let served = 0;
  const all = paths.map((path) =>
    queue.enter(path, left.signal).then(
      () => served++,
      () => {},
    ),
  );
  await othersTurn();
  const count = served;
  left.abort();
  await Promise.all(all);
  return count;
}

const calls = Array.from({ length: 40 }, (_, n) => n);

test.each([
  ["a database of its own", { poolSize: 10 }, { tenant: 5, person: 2 }],
  ["a machine with two processors", { poolSize: 10, processors: 2 }, { tenant: 2, person: 1 }],
  ["a machine with one", { poolSize: 10, processors: 1 }, { tenant: 2, person: 1 }],
  ["a machine with four", { poolSize: 10, processors: 4 }, { tenant: 4, person: 2 }],
  ["a machine with many", { poolSize: 10, processors: 64 }, { tenant: 5, person: 2 }],
  ["a single connection", { poolSize: 1, processors: 2 }, { tenant: 1, person: 1 }],
  [
    "the server's own work",
    { poolSize: 4, processors: 2, isBackground: true },
    { tenant: 4, person: 4 },
  ],
])(
  "on %s a company and a person have shares of the connections",
  async (_, pool, { tenant, person }) => {
    expect(
      await countServed(
        pool,
        calls.map(() => ["one company", "one person"]),
      ),
    ).toBe(person);
    expect(
      await countServed(
        pool,
        calls.map((n) => ["one company", `person ${n}`]),
      ),
    ).toBe(tenant);
    expect(
      await countServed(
        pool,
        calls.map((n) => [`company ${n}`, "a person"]),
      ),
    ).toBe(pool.poolSize);
  },
);

test.each([
  ["a machine with two processors", { poolSize: 10, processors: 2 }, 1],
  ["a machine with four", { poolSize: 10, processors: 4 }, 3],
  ["a database of its own", { poolSize: 10 }, 5],
  ["the server's own work", { poolSize: 4, processors: 2, isBackground: true }, 3],
])("on %s a company leaves a processor to others", async (_, pool, tenant) => {
  const ofOne = calls.map((n) => ["one company", `person ${n}`]);
  expect(await countServed(pool, [["another company", "a person"], ...ofOne])).toBe(1 + tenant);
});
