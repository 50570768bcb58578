import type { Branch, Line } from "./fair-queue-branches.ts";

/** The caller with the longest queue, if still longer than the newcomer's with the newcomer in it. */
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
