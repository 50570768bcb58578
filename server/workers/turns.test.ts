import { expect, test } from "vitest";
import { mapInTurns } from "./turns.ts";

const busyFor = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

test("others take their turn while a long list is mapped", async () => {
  let turns = 0;
  const looking = setInterval(() => {
    turns += 1;
  }, 1);
  const mapped = await mapInTurns([1, 2, 3, 4], (n) => {
    busyFor(15);
    return n * 2;
  });
  clearInterval(looking);
  expect(mapped).toEqual([2, 4, 6, 8]);
  expect(turns).toBeGreaterThanOrEqual(2);
});

test("what is added while a list is mapped is mapped, too", async () => {
  const given = [1];
  expect(await mapInTurns(given, (n) => (n < 4 ? given.push(n + 1) : 0))).toEqual([2, 3, 4, 0]);
});
