import type { IncomingMessage } from "node:http";
import { maxFileBytes } from "#contract/rules/file.ts";

export const maxForgottenBytes = 10 * maxFileBytes;
const maxMs = 5_000;
/** A client that sends nothing for so long is waiting for the response. */
const maxIdleMs = 500;

/**
 * Reads what is left of a refused request and keeps nothing of it: a client that is still sending when its connection is closed never
 * reads why. Ends after so many bytes or so long, whatever the client does.
 */
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
