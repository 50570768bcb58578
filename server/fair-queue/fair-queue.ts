import { AppError } from "../app-error.ts";
import {
  countIn,
  isFree,
  type Line,
  lineTo,
  newBranch,
  nextOf,
  prune,
  removeWaiter,
  type Share,
  type Waiter,
} from "./fair-queue-branches.ts";
import { longestBelow } from "./fair-queue-longest.ts";

export interface FairQueueOptions {
  /** From the whole queue down to a single caller. */
  shares: readonly [Share, ...Share[]];
  /** A longer wait is refused. */
  maxWaitMs: number;
}

export interface FairQueue {
  /** Returns the release. The path has one name per share below the whole. Throws `unavailable` on overflow or abort. */
  enter(path: readonly string[], signal?: AbortSignal): Promise<() => void>;
}

/** Groups, and callers within them, take turns for places. A full queue drops from its longest part. */
export function fairQueue({ shares, maxWaitMs }: FairQueueOptions): FairQueue {
  const whole = newBranch(shares[0]);
  const briefMs = shares.find(({ besideOthers }) => besideOthers)?.besideOthers?.briefMs;

  function startNext(): void {
    for (let next = nextOf(whole); next; next = nextOf(whole)) {
      removeWaiter(next);
      countIn(next.line);
      next.settle();
    }
  }

  function stay(line: Line): () => void {
    let isBrief = true;
    const endBrief = () => {
      if (!isBrief) return;
      isBrief = false;
      for (const { branch } of line) branch.brief--;
    };
    const timer =
      briefMs &&
      setTimeout(() => {
        endBrief();
        startNext();
      }, briefMs);
    return () => {
      if (timer) clearTimeout(timer);
      endBrief();
      for (const { branch } of line) branch.running--;
      prune(line);
      startNext();
    };
  }

  return {
    async enter(path, signal) {
      if (signal?.aborted) throw refusal(hungUp);
      const line = lineTo(whole, shares, path);
      if (isFree(line)) countIn(line);
      else await placeIn(line, maxWaitMs, signal);
      return stay(line);
    },
  };
}

const hungUp = "The caller has hung up.";
const refusal = (reason: string) => new AppError("unavailable", { cause: new Error(reason) });

function placeIn(line: Line, maxWaitMs: number, signal: AbortSignal | undefined): Promise<void> {
  if (!makeRoom(line)) {
    prune(line);
    throw refusal("Too many are waiting.");
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const giveUp = (reason: string) => {
    removeWaiter(waiter);
    prune(line);
    waiter.settle(reason);
  };
  const timer = setTimeout(() => giveUp("The wait took too long."), maxWaitMs);
  const onAbort = () => giveUp(hungUp);
  signal?.addEventListener("abort", onAbort, { once: true });
  const waiter: Waiter = {
    line,
    settle(reason) {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      if (reason === undefined) resolve();
      else reject(refusal(reason));
    },
  };
  for (const { branch } of line) branch.waiting++;
  line.at(-1)?.branch.queue.push(waiter);
  return promise;
}

/** Makes room for one more in this line; false if the newcomer has to go. */
function makeRoom(line: Line): boolean {
  for (const [depth, { branch }] of line.entries()) {
    if (branch.waiting < branch.share.waiting) continue;
    const last = longestBelow(branch, line.slice(depth + 1))?.queue.at(-1);
    if (!last) return false;
    removeWaiter(last);
    prune(last.line);
    last.settle("Others who wait in a shorter queue came first.");
  }
  return true;
}
