import type { FastifyReply } from "fastify";

/** Made once: a reason of its own for each request would cost a stack. */
const hungUp = new Error("The caller hung up.");

/** The request's own signal would fire as soon as its body is read. */
export function hangUpOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort(hungUp));
  return gone.signal;
}
