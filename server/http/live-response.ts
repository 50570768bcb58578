import { once } from "node:events";
import { PassThrough } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "#server/app-error.ts";
import type { OpenStreams, StreamReader } from "./open-streams.ts";

export interface LiveResponseOptions {
  streams: OpenStreams;
  reader: StreamReader;
  /** Throws an AppError after the caller loses access. */
  read: () => Promise<string>;
  /** Calls back after possible changes; returns the function to stop. */
  listen: (wake: () => void) => () => void;
  onError: (error: unknown) => void;
}

const maxUnreadBytes = 16_384;

/** The present response and each later one, as events. Each is complete, so slow or reconnecting readers may skip some. */
export async function liveResponse(options: LiveResponseOptions): Promise<PassThrough> {
  const { streams, reader, listen } = options;
  const stream = new PassThrough({ highWaterMark: maxUnreadBytes });
  const alarm = newAlarm();
  const countOut = streams.admit(reader, () => stream.end());
  // Before the first read, to miss no change.
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
      // The database may be away for a moment; the next heartbeat or announcement reads again.
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

/** Readers ignore the comment; a reader without a read between two heartbeats is disconnected. */
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
  /** Resolves at once if it rang since the last time. */
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
