// The steps of a script as a person follows them: one line each, with its seconds. Must itself run on Node 20, and before
// anything is installed.
import { lackIn } from "./lacks.mjs";

/** Runs those of the steps that are needed, one after another, and counts them if they are several. */
export async function runSteps(steps) {
  const needed = steps.filter(({ isNeeded }) => isNeeded());
  for (const [at, { title, run }] of needed.entries())
    await shown(needed.length > 1 ? `${title} (${at + 1} of ${needed.length})` : title, run);
}

/** A terminal counts the seconds while they pass; in a file they follow once the step is over. */
async function shown(title, run) {
  const { stdout } = process;
  const startedAt = performance.now();
  const seconds = () => `${Math.round((performance.now() - startedAt) / 1000)} s`;
  const show = () => stdout.write(`\r  ${title} … ${seconds()}`);
  stdout.write(`  ${title} …`);
  const timer = stdout.isTTY && setInterval(show, 1000);
  let outcome = "";
  try {
    return await run();
  } catch (error) {
    outcome = "stopped after ";
    // What our own files lack is said like what a program's lack.
    throw error.code ? new Error(lackIn(error.message) ?? error.message) : error;
  } finally {
    clearInterval(timer);
    stdout.write(`${stdout.isTTY ? `\r  ${title} …` : ""} ${outcome}${seconds()}\n`);
  }
}
