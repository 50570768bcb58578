import type { IncomingMessage } from "node:http";
import { maxFileBytes } from "#contract/rules/file.ts";

export const maxForgottenBytes = 10 * maxFileBytes;
const maxMs = 5_000;
/** A client silent for this long waits for the response. */
const maxIdleMs = 500;

/** Discards the rest of a refused request: a client still sending never reads the reason. Limited in bytes and time. */
export async function forgetRest(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  let forgotten = 0;
  const idle = setTimeout(resolve, maxIdleMs);
  const over = setTimeout(resolve, maxMs);
  const forget = (chunk: Buffer) => {
    forgotten += chunk.length;
    idle.refresh();
    if (forgotten > maxForgottenBytes) resolve();
  };
  request.on("data", forget).once("end", resolve).once("close", resolve).resume();
  await promise;
  clearTimeout(idle);
  clearTimeout(over);
  request.off("data", forget).off("end", resolve).off("close", resolve).pause();
}
