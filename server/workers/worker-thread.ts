import { parentPort } from "node:worker_threads";
import { AppError } from "#server/app-error.ts";
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

parentPort?.on("message", async (task: Task) => parentPort?.postMessage(await outcomeOf(task)));
