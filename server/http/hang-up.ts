import type { FastifyReply } from "fastify";

/** Aborts once nobody waits for the response any longer; the request's own signal fires as soon as its body has been read. */
export function hangUpOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  return gone.signal;
}
