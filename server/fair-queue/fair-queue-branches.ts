/** One level's allowance: the whole, then each group, then each caller. */
export interface Share {
  running: number;
  waiting: number;
  /** Beside others on the level: the most running for less than `briefMs`. */
  besideOthers?: { running: number; briefMs: number };
}

export interface Branch {
  share: Share;
  running: number;
  /** Those that began just now. */
  brief: number;
  waiting: number;
  /** The two branches below with the latest service, the latest first. */
  servedLast: { name: string; at: number }[];
  branches: Map<string, Branch>;
  /** First come, first served; empty unless this is a single caller. */
  queue: Waiter[];
}

/** From the whole queue to a caller, each with its name in the previous one. */
export type Line = readonly { name: string; branch: Branch }[];

export interface Waiter {
  line: Line;
  /** Ends the wait with a place, or with the reason for none. */
  settle: (reason?: string) => void;
}

export const newBranch = (share: Share): Branch => ({
  share,
  running: 0,
  brief: 0,
  waiting: 0,
  servedLast: [],
  branches: new Map(),
  queue: [],
});

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

export function removeWaiter(waiter: Waiter): void {
  for (const { branch } of waiter.line) branch.waiting--;
  const queue = waiter.line.at(-1)?.branch.queue ?? [];
  queue.splice(queue.indexOf(waiter), 1);
}

/** Forgets branches without running or waiting callers. */
export function prune(line: Line): void {
  for (let depth = line.length - 1; depth > 0; depth--) {
    const { name, branch } = line[depth] as Line[number];
    if (branch.running > 0 || branch.waiting > 0) return;
    line[depth - 1]?.branch.branches.delete(name);
  }
}

/** After a service, a branch still counts as a neighbour this long. */
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

export const isFree = (line: Line): boolean =>
  line.every(({ name, branch }, depth) => hasRoom(branch, name, line[depth - 1]?.branch));

/** On every level. */
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

/** Branches take turns: the served one goes last. */
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
