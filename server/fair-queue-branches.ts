/** What one level of a queue allows: all together, then each group, then each caller. */
export interface Share {
  running: number;
  waiting: number;
}

/** A group or a caller in a queue. */
export interface Branch {
  share: Share;
  running: number;
  waiting: number;
  branches: Map<string, Branch>;
  /** Those who wait here, first come first served; empty unless this is a single caller. */
  queue: Waiter[];
}

/** The branches from the whole queue to a caller, each with the name it has in the one before. */
export type Line = readonly { name: string; branch: Branch }[];

export interface Waiter {
  line: Line;
  /** Ends the wait: with a place, or with the reason why there is none. */
  settle: (reason?: string) => void;
}

/** A branch in which no one runs or waits yet. */
export const newBranch = (share: Share): Branch => ({
  share,
  running: 0,
  waiting: 0,
  branches: new Map(),
  queue: [],
});

/** The line to a caller, whose branches are made where they are missing. */
export function lineTo(whole: Branch, shares: readonly Share[], path: readonly string[]): Line {
  const line = [{ name: "", branch: whole }];
  let above = whole;
  for (const [index, name] of path.entries()) {
    const share = shares[index + 1];
    if (!share) throw new Error("A path has more names than the queue has shares.");
    const branch = above.branches.get(name) ?? newBranch(share);
    above.branches.set(name, branch);
    line.push({ name, branch });
    above = branch;
  }
  return line;
}

/** Takes a waiter out of its queue. */
export function removeWaiter(waiter: Waiter): void {
  for (const { branch } of waiter.line) branch.waiting--;
  const queue = waiter.line.at(-1)?.branch.queue ?? [];
  queue.splice(queue.indexOf(waiter), 1);
}

/** Forgets the branches of a line in which no one runs or waits any longer. */
export function prune(line: Line): void {
  for (let depth = line.length - 1; depth > 0; depth--) {
    const { name, branch } = line[depth] as Line[number];
    if (branch.running > 0 || branch.waiting > 0) return;
    line[depth - 1]?.branch.branches.delete(name);
  }
}

/** The next one to be served: branches take turns, so the one served goes behind the others. */
export function nextOf({ share, running, waiting, queue, branches }: Branch): Waiter | undefined {
  if (waiting === 0 || running >= share.running) return undefined;
  if (queue[0]) return queue[0];
  for (const [name, branch] of branches) {
    const next = nextOf(branch);
    if (!next) continue;
    branches.delete(name);
    branches.set(name, branch);
    return next;
  }
  return undefined;
}

/** The caller with the longest queue below a branch, if it would still be longer with the newcomer in their own. */
export function longestBelow(above: Branch, newcomer: Line): Branch | undefined {
  let branch = above;
  for (const own of newcomer) {
    const longest = longestOf(branch);
    if (longest && longest.waiting > own.branch.waiting + 1) return longestCaller(longest);
    branch = own.branch;
  }
  return undefined;
}

function longestCaller(branch: Branch): Branch {
  const longest = longestOf(branch);
  return longest ? longestCaller(longest) : branch;
}

function longestOf({ branches }: Branch): Branch | undefined {
  let longest: Branch | undefined;
  for (const branch of branches.values())
    if (branch.waiting > (longest?.waiting ?? 0)) longest = branch;
  return longest;
}
