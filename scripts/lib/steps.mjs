// A script's steps for a person: one line each, with seconds. Must itself run on Node 20, and before anything is installed.
import { lackIn } from "./lacks.mjs";

/** Runs the needed steps in sequence, numbered if there are several. */
export async function runSteps(steps) {
  const needed = steps.filter(({ isNeeded }) => isNeeded());
  for (const [at, { title, run }] of needed.entries())
    await shown(needed.length > 1 ? `${title} (${at + 1} of ${needed.length})` : title, run);
}

/** A terminal counts the seconds live; a file has them after the step. */
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
    throw error.code ? new Error(lackIn(error.message) ?? error.message) : error;
  } finally {
    clearInterval(timer);
    stdout.write(`${stdout.isTTY ? `\r  ${title} …` : ""} ${outcome}${seconds()}\n`);
  }
}
