import { array, assert, asyncProperty, boolean, constantFrom, record } from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { type FairQueue, fairQueue } from "./fair-queue.ts";
import type { Share } from "./fair-queue-branches.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Returns a function that lets milliseconds pass. */
function stopClock(): (ms: number) => void {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return (ms) => {
    now += ms;
    vi.advanceTimersByTime(ms);
  };
}

const share = (running: number, waiting = 1_000): Share => ({ running, waiting });
const queueOf = (whole: Share, group = whole, caller = group, maxWaitMs = 60_000) =>
  fairQueue({ shares: [whole, group, caller], maxWaitMs });

/** Enters each path in order; returns the turns so far and a way to leave. */
function visitors(queue: FairQueue) {
  const served: string[] = [];
  const refused: string[] = [];
  const inside: (() => void)[] = [];
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    served,
    refused,
    async come(...paths: string[]) {
      for (const path of paths)
        queue.enter(path.split("/")).then(
          (leave) => {
            served.push(path);
            inside.push(leave);
          },
          () => refused.push(path),
        );
      await settled();
    },
    /** The longest-served one leaves. */
    async leave(times = 1) {
      for (let i = 0; i < times; i++) {
        inside.shift()?.();
        await settled();
      }
    },
    countInside: () => inside.length,
  };
}

test("another company's caller is next but one at the latest", async () => {
  const { come, leave, served } = visitors(queueOf(share(1)));
  await come("big/a", "big/a", "big/a", "big/b", "small/c");
  await leave(2);
  expect(served).toEqual(["big/a", "big/a", "small/c"]);
});

test("people of a company take turns, each with calls in order", async () => {
  const { come, leave, served } = visitors(queueOf(share(1)));
  await come("x/a", "x/a", "x/a", "x/b", "x/c", "x/b");
  await leave(5);
  expect(served).toEqual(["x/a", "x/a", "x/b", "x/c", "x/a", "x/b"]);
});

test("a company and a person never exceed their share of places", async () => {
  const { come, leave, served, countInside } = visitors(queueOf(share(8), share(4), share(2)));
  await come("x/a", "x/a", "x/a", "x/b", "x/b", "x/c", "x/d");
  expect(served).toEqual(["x/a", "x/a", "x/b", "x/b"]);
  await come("y/e");
  expect(served.at(-1)).toBe("y/e");
  await leave();
  expect(served.at(-1)).toBe("x/a");
  await leave(10);
  expect([served.length, countInside()]).toEqual([8, 0]);
});

test("only the person with too many waiting calls is refused", async () => {
  const { come, refused } = visitors(queueOf(share(1), share(1), share(1, 2)));
  await come("x/a", "x/a", "x/a", "x/a", "x/b");
  expect(refused).toEqual(["x/a"]);
});

test("a full queue refuses a caller from its longest part", async () => {
  const { come, leave, served, refused } = visitors(queueOf(share(1, 4)));
  await come("big/a", "big/a", "big/a", "big/b", "big/a");
  await come("small/c");
  expect(refused).toEqual(["big/a"]);
  await come("big/a");
  expect(refused).toEqual(["big/a", "big/a"]);
  await leave(4);
  expect(served).toEqual(["big/a", "big/a", "small/c", "big/b", "big/a"]);
});

test("a caller who hangs up gives up the place in the queue", async () => {
  const queue = queueOf(share(1, 1));
  const { come, leave, served } = visitors(queue);
  await come("x/a");
  const hangUp = new AbortController();
  const waiting = queue.enter(["x", "gone"], hangUp.signal);
  hangUp.abort();
  await expect(waiting).rejects.toMatchObject({ code: "unavailable" });
  await expect(queue.enter(["x", "gone"], hangUp.signal)).rejects.toThrow();
  await come("x/b");
  await leave();
  expect(served).toEqual(["x/a", "x/b"]);
});

test("the wait has an end, after which the caller is refused", async () => {
  const queue = queueOf(share(1), share(1), share(1), 20);
  await queue.enter(["x", "a"]);
  await expect(queue.enter(["x", "a"])).rejects.toMatchObject({
    code: "unavailable",
    cause: expect.objectContaining({ message: "The wait took too long." }),
  });
});

const besideOthers = { running: 1, briefMs: 250 };

test("a company has its whole share only while it is alone", async () => {
  const pass = stopClock();
  const { come, leave, served } = visitors(queueOf(share(8), { ...share(2), besideOthers }));
  await come("big/a", "big/b", "big/c", "big/d");
  expect(served).toEqual(["big/a", "big/b"]);
  await come("small/e");
  expect(served.at(-1)).toBe("small/e");
  await leave();
  expect(served).toHaveLength(3);
  await leave();
  expect(served.at(-1)).toBe("big/c");
  await leave(3);
  // The other has left, but may return at any moment.
  pass(999);
  await come("big/a", "big/b");
  expect(served.slice(4)).toEqual(["big/d", "big/a"]);
  await leave(2);
  pass(1);
  await come("big/a", "big/b");
  expect(served.slice(6)).toEqual(["big/b", "big/a", "big/b"]);
});

test("beside others, one who takes long does not keep their company waiting", async () => {
  const pass = stopClock();
  const { come, served } = visitors(queueOf(share(8), { ...share(2), besideOthers }));
  await come("small/e", "big/a", "big/b", "big/c");
  expect(served).toEqual(["small/e", "big/a"]);
  pass(249);
  await come();
  expect(served).toHaveLength(2);
  pass(1);
  await come();
  expect(served.slice(2)).toEqual(["big/b"]);
});

test("every caller is served or refused within the shares", async () => {
  const limits = { whole: 4, group: 2, caller: 1 };
  const visit = record({
    group: constantFrom("x", "y", "z"),
    caller: constantFrom("a", "b", "c"),
    hangsUp: constantFrom(true, false, false, false),
  });
  await assert(
    asyncProperty(array(visit, { maxLength: 40 }), boolean(), async (visits, leavesPlace) => {
      const group = share(limits.group, 6);
      const queue = queueOf(
        share(limits.whole, 9),
        leavesPlace ? { ...group, besideOthers: { running: 1, briefMs: 5 } } : group,
        share(limits.caller, 3),
      );
      const inside = new Map<string, number>();
      const count = (name: string, change: number) => {
        const now = (inside.get(name) ?? 0) + change;
        inside.set(name, now);
        return now;
      };
      const outcomes = visits.map(async ({ group, caller, hangsUp }) => {
        const hangUp = new AbortController();
        if (hangsUp) setImmediate(() => hangUp.abort());
        const leave = await queue.enter([group, caller], hangUp.signal);
        expect(count("all", 1)).toBeLessThanOrEqual(limits.whole);
        expect(count(group, 1)).toBeLessThanOrEqual(limits.group);
        expect(count(`${group}/${caller}`, 1)).toBeLessThanOrEqual(limits.caller);
        await new Promise((resolve) => setImmediate(resolve));
        for (const name of ["all", group, `${group}/${caller}`]) count(name, -1);
        leave();
      });
      for (const outcome of await Promise.allSettled(outcomes))
        if (outcome.status === "rejected")
          expect(outcome.reason).toMatchObject({ code: "unavailable" });
      const { come, refused, countInside } = visitors(queue);
      await come("x/a", "x/b", "y/a", "y/b");
      if (leavesPlace) await new Promise((resolve) => setTimeout(resolve, 10));
      expect([countInside(), refused]).toEqual([limits.whole, []]);
    }),
  );
});
