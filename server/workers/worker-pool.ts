import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { ErrorCode } from "#contract/errors.ts";
import { AppError, type ErrorDetails } from "#server/app-error.ts";
import { wholeBuffers } from "./whole-buffers.ts";

/** An exported function of a file, and its arguments. These and the result are cloned, but move as `wholeBuffers` says. */
export interface Task {
  file: string;
  name: string;
  args: readonly unknown[];
}

export interface Outcome {
  result?: unknown;
  /** What `AppError` is made of. */
  refusal?: { code: ErrorCode } & ErrorDetails;
  /** The stack of a bug. */
  failure?: string;
}

export interface PoolLimits {
  maxWorkers: number;
  maxWaiting: number;
  timeoutMs: number;
  maxMemoryMb: number;
}

/** Work beside the event loop, by workers that are started on demand. */
export function createWorkerPool({ maxWorkers, maxWaiting, timeoutMs, maxMemoryMb }: PoolLimits) {
  const idle: Worker[] = [];
  const waiting: ((worker: Worker) => void)[] = [];
  let count = 0;

  function startedWorker(): Worker {
    const worker = new Worker(new URL("./worker-thread.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    });
    count += 1;
    worker.unref();
    // The exit says it all.
    worker.on("error", () => undefined);
    worker.once("exit", () => {
      count -= 1;
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
      serveNext();
    });
    return worker;
  }

  function serveNext() {
    if (waiting.length === 0) return;
    const worker = idle.pop() ?? (count < maxWorkers ? startedWorker() : undefined);
    if (worker) waiting.shift()?.(worker);
  }

  const freeWorker = () =>
    new Promise<Worker>((resolve) => {
      waiting.push(resolve);
      serveNext();
    });

  /** Throws the task's `AppError`, `unavailable` if too many wait, and `payload_too_large` beyond the limits of time or memory. */
  return async (task: Task): Promise<unknown> => {
    if (waiting.length >= maxWaiting) throw new AppError("unavailable");
    const worker = await freeWorker();
    const outcome = await outcomeFrom(worker, task, timeoutMs);
    if (!outcome) throw new AppError("payload_too_large");
    idle.push(worker);
    serveNext();
    const { result, refusal, failure } = outcome;
    if (failure !== undefined) throw new Error(`A worker failed: ${failure}`);
    if (refusal) throw new AppError(refusal.code, refusal);
    return result;
  };
}

/** Undefined if the worker ended before. */
async function outcomeFrom(
  worker: Worker,
  task: Task,
  timeoutMs: number,
): Promise<Outcome | undefined> {
  const settled = new AbortController();
  const { signal } = settled;
  const timer = setTimeout(() => void worker.terminate(), timeoutMs);
  const message = once(worker, "message", { signal }).then(([outcome]) => outcome as Outcome);
  const end = once(worker, "exit", { signal }).then(() => undefined);
  try {
    worker.postMessage(task, wholeBuffers(task.args));
    return await Promise.race([message, end]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY") return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
    settled.abort();
  }
}

const run = createWorkerPool({
  maxWorkers: availableParallelism(),
  // Each may have a file of 5 MB in memory.
  maxWaiting: 30,
  timeoutMs: 10_000,
  maxMemoryMb: 256,
});

/** Calls an exported function of the file (its URL) in a worker. Throws its `AppError`, `unavailable` or `payload_too_large`. */
export const runInWorker = <Work extends (...args: never[]) => unknown>(
  { file, name }: { file: string; name: string },
  ...args: Parameters<Work>
) => run({ file, name, args }) as Promise<Awaited<ReturnType<Work>>>;
