// Links node_modules/.bin/node to the pinned Node for all npm scripts. Must itself run on Node 20.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { inProject, nodeIn } from "./lib/project.mjs";

const pinned = nodeIn(inProject());

if (!existsSync(pinned) || spawnSync(pinned, ["-v"]).status !== 0) {
  console.warn(`No pinned Node for this machine; using ${process.version}.`);
} else if (process.platform !== "win32") {
  const link = inProject("node_modules/.bin/node");
  mkdirSync(path.dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(path.relative(path.dirname(link), pinned), link);
}
