import type { Plugin } from "vite";

interface BuiltFile {
  imports: readonly string[];
}

/** The files of an import circle, in order; undefined without one. */
export function findCycle(files: ReadonlyMap<string, BuiltFile>): string[] | undefined {
  const finished = new Set<string>();
  const visit = (name: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (finished.has(name)) return undefined;
    for (const imported of files.get(name)?.imports ?? []) {
      const cycle = visit(imported, [...path, name]);
      if (cycle) return cycle;
    }
    finished.add(name);
    return undefined;
  };
  for (const name of files.keys()) {
    const cycle = visit(name, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/** Refuses a build with import circles: one file would run before its imports, and find them undefined. */
export const filesInOrder: Plugin = {
  name: "files-in-order",
  apply: "build",
  generateBundle(_, bundle) {
    const files = Object.values(bundle).flatMap((file) =>
      file.type === "chunk" ? [[file.fileName, file] as const] : [],
    );
    const cycle = findCycle(new Map(files));
    if (cycle) this.error(`Built files import each other: ${cycle.join(" -> ")}`);
  },
};
