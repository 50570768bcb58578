import { once } from "node:events";
import { PassThrough } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "#server/app-error.ts";
import type { OpenStreams, StreamReader } from "./open-streams.ts";

interface LiveResponseOptions {
  streams: OpenStreams;
  reader: StreamReader;
  /** Reads the current response; throws an AppError once the caller may no longer read it. */
  read: () => Promise<string>;
  /** Calls back when the response may have changed; returns a function that stops it. */
  listen: (wake: () => void) => () => void;
  onError: (error: unknown) => void;
}

const maxUnreadBytes = 16_384;

/**
 * The current response, followed by each later one, as the events of a stream. Every event contains the whole response, so
 * those in between can be left out for readers who are slow or reconnect.
 */
export async function liveResponse(options: LiveResponseOptions): Promise<PassThrough> {
  const { streams, reader, listen } = options;
  const stream = new PassThrough({ highWaterMark: maxUnreadBytes });
  const alarm = newAlarm();
  const countOut = streams.admit(reader, () => stream.end());
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

const eventOf = (response: string) => `data: ${response}\n\n`;

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
      const response = await streams.read(read);
      if (response !== last && !isOver()) await write(eventOf(response));
      last = response;
    } catch (error) {
      if (error instanceof AppError && error.code !== "unavailable") return void stream.end();
      // The database may be unavailable for a moment; the next heartbeat, or its return, causes another read.
      onError(error);
    }
    await sleep(streams.limits.pauseMs);
  }
}

function writerOf(stream: PassThrough): (text: string) => Promise<void> {
  const gone = new AbortController();
  stream.once("close", () => gone.abort());
  return async (text) => {
    if (stream.write(text)) return;
    await once(stream, "drain", { signal: gone.signal }).catch(() => {});
  };
}

/** Sends a comment, which readers ignore; a reader who has read nothing between two heartbeats is disconnected. */
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
