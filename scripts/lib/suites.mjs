// Runs the suites of tests and counts. A skipped test counts as failed: it is a promise that was not kept.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { ensureEngines } from "./engines.mjs";
import { inProject, runNode, runNpm, toolEnv } from "./project.mjs";

const nothing = { passed: 0, failed: 0 };

/** Rules, server and components. */
export async function runUnitTests() {
  const report = inProject("test-results/vitest.json");
  rmSync(report, { force: true });
  const code = await runNode([
    inProject("node_modules/vitest/vitest.mjs"),
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numTotalTests, numPassedTests, testResults } = read(report);
  const unreadable = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return atLeastOneFailed(code, {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests + unreadable.length,
  });
}

/** The server's tests alone, on the database that the given settings name; returns the exit code. */
export const runServerTests = (files, settings) =>
  runNode([inProject("node_modules/vitest/vitest.mjs"), "run", "--project", "server", ...files], {
    env: { ...toolEnv(), ...settings },
  });

export async function runBuild() {
  const code = await runNpm(["run", "--silent", "build"]);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Journeys through a real browser and a real server. */
export const runJourneys = (chromium) => runPlaywright("journeys", [], { CHROMIUM: chromium });

/** The main journey, every screen and every dialog in the engines beside Chromium that can be had; says which cannot. */
export async function runEngineJourneys() {
  const { projects, skipped } = await ensureEngines();
  if (projects.length === 0) return { ...nothing, skipped };
  const args = projects.map((project) => `--project=${project}`);
  const counts = await runPlaywright("engines", [
    "--config=playwright.engines.config.ts",
    "--workers=2",
    ...args,
  ]);
  return { ...counts, skipped };
}

async function runPlaywright(name, args, settings = {}) {
  const report = inProject(`test-results/${name}.json`);
  rmSync(report, { force: true });
  const env = { ...toolEnv(), ...settings, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const cli = inProject("node_modules/@playwright/test/cli.js");
  const code = await runNode([cli, "test", "--reporter=list,json", ...args], { env });
  const { stats, errors } = existsSync(report) ? read(report) : { stats: undefined, errors: [] };
  if (!stats) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = stats;
  return atLeastOneFailed(code, {
    passed: expected,
    failed: unexpected + flaky + skipped + errors.length,
  });
}

/** A run that ended badly has failed, even if no test reported it. */
const atLeastOneFailed = (code, { passed, failed }) => ({
  passed,
  failed: code === 0 ? failed : Math.max(failed, 1),
});

const read = (file) => JSON.parse(readFileSync(file, "utf8"));

export const sum = (counts) =>
  counts.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: [...all.skipped, ...(one.skipped ?? [])],
    }),
    { ...nothing, skipped: [] },
  );
