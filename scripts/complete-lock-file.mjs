// Adds other platforms' optional packages to package-lock.json, as npm ci requires. Run it after dependency changes.
import { readFileSync, writeFileSync } from "node:fs";
import { inProject } from "./lib/project.mjs";

const file = inProject("package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8"));

const systems = ["android", "darwin", "freebsd", "linux", "openharmony", "win32", "windows"];
const processors = ["arm64", "armv7", "arm", "ia32", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

/** The platform in a package's name: @oxc-parser/binding-linux-riscv64-musl. */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (!cpu || (!os && cpu !== "wasm32"))
    throw new Error(`${name} does not tell by its name what platform it is for: name it by hand.`);
  return {
    cpu: [cpu],
    ...(words.includes("musl") && { libc: ["musl"] }),
    ...(words.includes("gnu") && { libc: ["glibc"] }),
    ...(os && { os: [os === "windows" ? "win32" : os] }),
  };
}

const isNamed = (parent, name) =>
  `${parent}/node_modules/${name}` in lock.packages || `node_modules/${name}` in lock.packages;

const added = {};
for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(lock.packages))
  for (const [name, range] of Object.entries(optionalDependencies))
    if (!isNamed(parent, name))
      added[`node_modules/${name}`] = {
        version: range.replace(/^[\^~]/, ""),
        ...(dev && { dev }),
        optional: true,
        ...platformOf(name),
      };

const { "": project, ...packages } = lock.packages;
const sorted = Object.entries({ ...packages, ...added }).sort(([a], [b]) =>
  a.localeCompare(b, "en"),
);
lock.packages = { "": project, ...Object.fromEntries(sorted) };
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${Object.keys(added).length} packages named.`);
