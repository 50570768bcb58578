// Runs the suites of tests and counts. A skipped test counts as failed: it is a promise that was not kept. Must itself run on
// Node 20, and before anything is installed.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { ensureEngines } from "./engines.mjs";
import { failedJourneys, failedUnitTests } from "./failed-tests.mjs";
import { inProject, runNode, runNpm, toolEnv } from "./project.mjs";
import { hasRadosgw, withoutRadosgw } from "./radosgw-packages.mjs";

const vitest = inProject("node_modules/vitest/vitest.mjs");
const nothing = { passed: 0, failed: 0, failures: [] };

/** Rules, server and components. */
export const runUnitTests = () => runReported("unit tests", [vitest, "run"]);

/** What every storage promises, in a bucket of Ceph's gateway if it can be had; says so if it cannot. */
export async function runStorageProof() {
  if (!(await hasRadosgw())) return { ...nothing, skipped: [withoutRadosgw] };
  return runReported("storage", [inProject("scripts/prove-s3.mjs")]);
}

/** The server's tests alone, narrowed down by names of files, where the settings say; returns the exit code. */
export const runServerTests = (args, settings) =>
  runNode([vitest, "run", "--project", "server", ...args], {
    env: { ...toolEnv(), ...settings },
  });

/** Runs a program that passes its options on to vitest, and reads vitest's report. */
async function runReported(suite, program) {
  const report = inProject(`test-results/${suite.replaceAll(" ", "-")}.json`);
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runNode([...program, ...reporters]);
  if (!existsSync(report)) return failed(`${suite}: no report`);
  const results = read(report);
  return counted(suite, code, results.numPassedTests, failedUnitTests(results));
}

export async function runBuild() {
  const code = await runNpm(["run", "--silent", "build"]);
  return code === 0 ? { passed: 1, failed: 0 } : failed("build");
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
  if (!existsSync(report)) return failed(`${name}: no report`);
  const results = read(report);
  return counted(name, code, results.stats.expected, failedJourneys(results));
}

/** What a suite comes to. A run that ended badly has failed, even if no test reported it. */
function counted(suite, code, passed, failures) {
  const named =
    code !== 0 && failures.length === 0 ? [`${suite}: ended with code ${code}`] : failures;
  return { passed, failed: named.length, failures: named };
}

const failed = (what) => ({ passed: 0, failed: 1, failures: [what] });

const read = (file) => JSON.parse(readFileSync(file, "utf8"));

export const sum = (counts) =>
  counts.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      failures: [...all.failures, ...(one.failures ?? [])],
      skipped: [...all.skipped, ...(one.skipped ?? [])],
    }),
    { ...nothing, skipped: [] },
  );
