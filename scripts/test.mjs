// npm test: every check and every test, starting from a fresh clone. The last line counts them.

import { runChecks } from "./lib/checks.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureInstalled } from "./lib/installation.mjs";
import {
  runBuild,
  runEngineJourneys,
  runJourneys,
  runStorageProof,
  runUnitTests,
  sum,
} from "./lib/suites.mjs";

/** What cannot even start has failed, and the others still run. */
async function attempt(title, work) {
  console.log(`\n== ${title}`);
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, failures: [title], skipped: [] };
  }
}

async function runAll() {
  await ensureInstalled();
  return sum([
    await attempt("Checks", runChecks),
    await attempt("Rules, server and components", runUnitTests),
    await attempt("Documents in an object storage", runStorageProof),
    await attempt("Build", runBuild),
    await attempt("Journeys", async () => runJourneys(await ensureChromium())),
    await attempt("Journeys in Firefox and WebKit", runEngineJourneys),
  ]);
}

const { passed, failed, failures, skipped } = await attempt("Installation", runAll);
for (const what of failures) console.log(`FAILED ${what}`);
for (const what of skipped) console.log(`SKIPPED ${what}`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
