import { parentPort } from "node:worker_threads";
import { AppError } from "#server/app-error.ts";
import { wholeBuffers } from "./whole-buffers.ts";
import type { Outcome, Task } from "./worker-pool.ts";

/** Errors cross as data, as their class would not. */
async function outcomeOf({ file, name, args }: Task): Promise<Outcome> {
  try {
    const { [name]: work } = await import(file);
    return { result: await work(...args) };
  } catch (error) {
    if (!(error instanceof AppError)) return { failure: String((error as Error).stack ?? error) };
    const { code, message, fields } = error;
    return { refusal: { code, message, ...(fields && { fields }) } };
  }
}

parentPort?.on("message", async (task: Task) => {
  const outcome = await outcomeOf(task);
  parentPort?.postMessage(outcome, wholeBuffers(Object.values(outcome.result ?? {})));
});
