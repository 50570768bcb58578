import { once } from "node:events";
import { PassThrough } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "#server/app-error.ts";
import type { OpenStreams } from "./open-streams.ts";

export interface LiveResponseOptions {
  streams: OpenStreams;
  sessionId: string;
  /** Reads the answer as it is now; throws an AppError once the caller may not read it any more. */
  read: () => Promise<string>;
  /** Calls back when the answer may have changed; returns how to stop that. */
  listen: (wake: () => void) => () => void;
  onError: (error: unknown) => void;
}

const maxUnreadBytes = 16_384;

/**
 * The answer as it is now, followed by each later one, as the events of a stream. Every event holds the whole answer, so
 * whatever lies between two of them can be left out: for a reader who is slow, and for one who comes back.
 */
export async function liveResponse(options: LiveResponseOptions): Promise<PassThrough> {
  const { streams, sessionId, listen } = options;
  const stream = new PassThrough({ highWaterMark: maxUnreadBytes });
  const alarm = newAlarm();
  const countOut = streams.admit(sessionId, () => stream.end());
  // Before the first read, so that nothing is missed between the two.
  const stopListening = listen(alarm.ring);
  const heartbeats = setInterval(
    heartbeat(stream, streams, alarm.ring),
    streams.limits.heartbeatMs,
  );
  stream.once("close", () => {
    countOut();
    stopListening();
    clearInterval(heartbeats);
    alarm.ring();
  });
  try {
    const first = await streams.read(options.read);
    if (!stream.writableEnded) stream.write(eventOf(first));
    void goOn(stream, alarm, first, options);
    return stream;
  } catch (error) {
    stream.destroy();
    throw error;
  }
}

const eventOf = (answer: string) => `data: ${answer}\n\n`;

async function goOn(
  stream: PassThrough,
  { rung }: Alarm,
  first: string,
  { streams, read, onError }: LiveResponseOptions,
): Promise<void> {
  const write = writerOf(stream);
  const isOver = () => stream.destroyed || stream.writableEnded;
  let last = first;
  for (await rung(); !isOver(); await rung()) {
    try {
      const answer = await streams.read(read);
      if (answer !== last && !isOver()) await write(eventOf(answer));
      last = answer;
    } catch (error) {
      if (error instanceof AppError) return void stream.end();
      // The database may be away for a moment; the next heartbeat, or its return, asks again.
      onError(error);
    }
    await sleep(streams.limits.pauseMs);
  }
}

/** Writes, and waits while the reader takes no more. */
function writerOf(stream: PassThrough): (text: string) => Promise<void> {
  const gone = new AbortController();
  stream.once("close", () => gone.abort());
  return async (text) => {
    if (stream.write(text)) return;
    await once(stream, "drain", { signal: gone.signal }).catch(() => {});
  };
}

/** A comment that no reader sees; a reader who has read nothing between two heartbeats is gone. */
function heartbeat(stream: PassThrough, { limits }: OpenStreams, ring: () => void): () => void {
  let count = 0;
  let wasStuck = false;
  return () => {
    if (stream.writableNeedDrain) {
      if (wasStuck) stream.destroy();
      wasStuck = true;
      return;
    }
    wasStuck = false;
    if (!stream.writableEnded) stream.write(":\n\n");
    if (++count % limits.heartbeatsBetweenReads === 0) ring();
  };
}

interface Alarm {
  ring: () => void;
  /** Waits until it rings; at once if it has rung since the last time. */
  rung: () => Promise<void>;
}

function newAlarm(): Alarm {
  let next = Promise.withResolvers<void>();
  return {
    ring: () => next.resolve(),
    async rung() {
      await next.promise;
      next = Promise.withResolvers();
    },
  };
}
