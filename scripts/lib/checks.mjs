import { inParallel } from "./in-parallel.mjs";
import { inProject, runNodeQuietly } from "./project.mjs";

const tool = (file, ...args) => [inProject("node_modules", file), ...args];
// The former compiler remains for tools that read types: import analysis.
const tsc = (project) => tool("typescript-7/bin/tsc", "--project", project);

/** The slow checks first. */
const checks = [
  ["types of the server", tsc("tsconfig.server.json")],
  ["types of the web app", tsc("tsconfig.web.json")],
  ["types of the journeys", tsc("tsconfig.e2e.json")],
  ["who imports whom", ["scripts/check-imports.ts"]],
  ["nothing unused", tool("knip/bin/knip.js", "--no-progress")],
  [
    "format, lint, names and sizes",
    tool("@biomejs/biome/bin/biome", "check", "--error-on-warnings"),
  ],
  ["addresses of the API are current", ["scripts/generate-addresses.mjs", "--check"]],
];

/** Runs every check despite failures; returns the number of passes, and the failures. */
export async function runChecks() {
  const failures = [];
  const runOne = async ([name, args]) => {
    const startedAt = performance.now();
    const { code, output } = await runNodeQuietly(args);
    if (code !== 0) failures.push({ name, message: output });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${code === 0 ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
    if (output.trim()) console.log(output.trimEnd().replace(/^/gm, "    "));
  };
  await inParallel(checks.map((check) => () => runOne(check)));
  return { passed: checks.length - failures.length, failures };
}
