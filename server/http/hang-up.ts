import type { FastifyReply } from "fastify";

/** The request's own signal would fire as soon as its body is read. */
export function hangUpOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  return gone.signal;
}
