// Runs suites in sequence, retries failures once, and counts. Must itself run on Node 20, and before anything is installed.
import { mkdirSync, writeFileSync } from "node:fs";
import { ensureInstalled } from "./installation.mjs";
import { inProject, throwIfStopped } from "./project.mjs";

const maxFlaky = 3;
/** More failures are not chance. */
const maxTriedAgain = 12;
const linesShown = 12;

/** Prints failures with reasons and ends with the line `N passed, N failed`; returns the exit code. */
export async function runGate(suites) {
  const results = [await attempt({ title: "Installation", run: installation })];
  if (results[0].failures.length === 0)
    for (const suite of suites) results.push(await attempt(suite));
  const { failed, flaky } = await tryAgain(results.flatMap(({ failures }) => failures));
  keep(flaky);
  for (const { name, message } of flaky) console.log(`FLAKY ${name}: ${message.split("\n")[0]}`);
  for (const { name, message } of failed) console.log(`FAILED ${indented(name, message)}`);
  for (const what of results.flatMap(({ skipped = [] }) => skipped)) console.log(`SKIPPED ${what}`);
  const tests = results.reduce((sum, { passed }) => sum + passed, 0) + flaky.length;
  console.log(`\n${tests} passed, ${failed.length} failed`);
  return failed.length === 0 && tests > 0 ? 0 : 1;
}

async function installation() {
  await ensureInstalled();
  return { passed: 0, failures: [] };
}

/** A suite that cannot start counts as failed; the others still run. */
async function attempt({ title, run }) {
  console.log(`\n== ${title}`);
  const startedAt = performance.now();
  try {
    return await run();
  } catch (error) {
    throwIfStopped();
    return { passed: 0, failures: [{ name: title, message: String(error?.message ?? error) }] };
  } finally {
    console.log(`-- ${title}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
}

/** Runs each failed test alone, twice. Two passes make it flaky; too many flaky ones fail the run. */
export async function tryAgain(failures) {
  if (failures.length > maxTriedAgain) return { failed: failures, flaky: [] };
  const failed = [];
  const flaky = [];
  for (const failure of failures) {
    if (failure.again) console.log(`\n== Once more, alone: ${failure.name}`);
    const passes = failure.again && (await failure.again()) && (await failure.again());
    (passes ? flaky : failed).push(failure);
  }
  if (flaky.length > maxFlaky)
    failed.push({ name: `more than ${maxFlaky} flaky tests`, message: "Mend them first." });
  return { failed, flaky };
}

function keep(flaky) {
  mkdirSync(inProject("test-results"), { recursive: true });
  const kept = flaky.map(({ name, message }) => ({ name, message }));
  writeFileSync(inProject("test-results/flaky.json"), `${JSON.stringify(kept, null, 2)}\n`);
}

const indented = (name, message) =>
  [name, ...message.split("\n").slice(0, linesShown)].join("\n    ").trimEnd();
