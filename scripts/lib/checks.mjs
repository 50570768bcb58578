import { inProject, runNode } from "./project.mjs";

const tool = (file, ...args) => [inProject("node_modules", file), ...args];
const tsc = (project) => tool("typescript/bin/tsc", "--project", project);

/** All that is held without running the product, the fast ones first. */
const checks = [
  [
    "format, lint, names and sizes",
    tool("@biomejs/biome/bin/biome", "check", "--error-on-warnings"),
  ],
  ["addresses of the API are current", ["scripts/generate-addresses.mjs", "--check"]],
  ["the list of what is not served is current", ["scripts/generate-not-served.mjs", "--check"]],
  ["who imports whom", ["scripts/check-imports.ts"]],
  ["nothing unused", tool("knip/bin/knip.js", "--no-progress")],
  ["types of the server", tsc("tsconfig.server.json")],
  ["types of the web app", tsc("tsconfig.web.json")],
  ["types of the journeys", tsc("tsconfig.e2e.json")],
];

/** Runs every check, whatever the others say; answers how many passed and failed. */
export async function runChecks() {
  const failed = [];
  for (const [name, args] of checks) {
    const begunAt = performance.now();
    console.log(`\n> ${name}`);
    const isFine = (await runNode(args)) === 0;
    if (!isFine) failed.push(name);
    const seconds = ((performance.now() - begunAt) / 1000).toFixed(1);
    console.log(`${isFine ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
  }
  if (failed.length) console.log(`\nFailed: ${failed.join("; ")}.`);
  return { passed: checks.length - failed.length, failed: failed.length };
}
