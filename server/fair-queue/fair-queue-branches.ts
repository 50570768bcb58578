/** What one level of a queue allows: all together, then each group, then each caller. */
export interface Share {
  running: number;
  waiting: number;
  /** While others on the same level are served too: how many there may be of those that have been running for less than `briefMs`. */
  besideOthers?: { running: number; briefMs: number };
}

/** A group or a caller in a queue. */
export interface Branch {
  share: Share;
  running: number;
  /** Of those running, how many have begun just now. */
  brief: number;
  waiting: number;
  /** Of which two branches below this one someone was served last, the latest first. */
  servedLast: { name: string; at: number }[];
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
  brief: 0,
  waiting: 0,
  servedLast: [],
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

/** For so long after someone was served, their branch counts as one that others are beside. */
const servedRecentlyMs = 1_000;

function servesOthers(above: Branch, name: string): boolean {
  const since = performance.now() - servedRecentlyMs;
  return (
    above.running > (above.branches.get(name)?.running ?? 0) ||
    above.servedLast.some((served) => served.name !== name && served.at > since)
  );
}

function hasRoom(branch: Branch, name: string, above: Branch | undefined): boolean {
  const { running, besideOthers } = branch.share;
  if (branch.running >= running) return false;
  return (
    !besideOthers || !above || branch.brief < besideOthers.running || !servesOthers(above, name)
  );
}

/** Whether there is a place on every level of a line. */
export const isFree = (line: Line): boolean =>
  line.every(({ name, branch }, depth) => hasRoom(branch, name, line[depth - 1]?.branch));

/** Counts one who is served into every level of a line. */
export function countIn(line: Line): void {
  const at = performance.now();
  for (const [depth, { name, branch }] of line.entries()) {
    branch.running++;
    branch.brief++;
    const above = line[depth - 1]?.branch;
    if (!above) continue;
    const others = above.servedLast.filter((served) => served.name !== name);
    above.servedLast = [{ name, at }, ...others.slice(0, 1)];
  }
}

/** The next one to be served: branches take turns, so the one served goes behind the others. */
export function nextOf(above: Branch): Waiter | undefined {
  const { waiting, queue, branches } = above;
  if (waiting === 0 || above.running >= above.share.running) return undefined;
  if (queue[0]) return queue[0];
  for (const [name, branch] of branches) {
    const next = hasRoom(branch, name, above) ? nextOf(branch) : undefined;
    if (!next) continue;
    branches.delete(name);
    branches.set(name, branch);
    return next;
  }
  return undefined;
}
