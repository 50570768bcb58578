import path from "node:path";

const statement =
  /^(?:import|export)\s+(type\s+)?([^;"']*?)\s*from\s*"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)|^import\s+"([^"]+)"/gm;

/** Per import the file, the names and whether it is lazy. `isKnown` says whether a path from the root is a file. */
export function importsIn(file, text, isKnown) {
  return [...text.matchAll(statement)].flatMap(([, , clause = "", from, lazy, bare]) => {
    const target = targetOf(file, from ?? lazy ?? bare);
    if (!target || !isKnown(target)) return [];
    const names = clause.replace(/[{}]/g, "").split(",").map(nameIn).filter(Boolean);
    return [{ file: target, names, isLazy: lazy !== undefined }];
  });
}

const nameIn = (part) =>
  part
    .trim()
    .replace(/^type\s+/, "")
    .split(/\s+as\s+/)[0];

function targetOf(file, from) {
  const address = from.split("?")[0];
  if (address.startsWith("#")) return address.slice(1);
  return address.startsWith(".") ? path.posix.join(path.posix.dirname(file), address) : undefined;
}

export function nodesOnCircles(arrows) {
  let left = arrows.filter(([from, to]) => from !== to);
  for (;;) {
    const starts = new Set(left.map(([from]) => from));
    const ends = new Set(left.map(([, to]) => to));
    const kept = left.filter(([from, to]) => ends.has(from) && starts.has(to));
    if (kept.length === left.length) return [...starts];
    left = kept;
  }
}
