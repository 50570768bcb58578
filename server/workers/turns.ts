import { setImmediate as othersTurn } from "node:timers/promises";

const turnMs = 10;

/** Maps as `Array.map` does, also what is added meanwhile; other calls take their turn after each 10 ms. */
export async function mapInTurns<T, R>(
  items: readonly T[],
  map: (item: T, index: number) => R,
): Promise<R[]> {
  const results: R[] = [];
  let turnEnd = performance.now() + turnMs;
  for (const [index, item] of items.entries()) {
    if (performance.now() > turnEnd) {
      await othersTurn();
      turnEnd = performance.now() + turnMs;
    }
    results.push(map(item, index));
  }
  return results;
}
