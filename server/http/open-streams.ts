import { AppError } from "#server/app-error.ts";

export interface StreamLimits {
  /** Streams of one session; one more ends the oldest. */
  perSession: number;
  /** Streams of this process; one more is asked to come back later. */
  inTotal: number;
  /** How often a heartbeat is sent, so that no proxy in between takes the connection for dead. */
  heartbeatMs: number;
  /** After this many heartbeats the answer is read again without an announcement, and the session with it. */
  heartbeatsBetweenReads: number;
  /** How long to gather further changes after an answer. */
  pauseMs: number;
  /** Reads of all streams that run at the same time. */
  readsAtOnce: number;
}

export const streamLimits: StreamLimits = {
  perSession: 4,
  inTotal: 5_000,
  heartbeatMs: 25_000,
  heartbeatsBetweenReads: 2,
  pauseMs: 200,
  readsAtOnce: 4,
};

type End = () => void;

export interface OpenStreams {
  limits: StreamLimits;
  /** Counts a stream in and returns how to count it out; throws `unavailable` if there is no room. */
  admit(sessionId: string, end: End): () => void;
  /** Runs a read when it is its turn, so that streams never keep the other calls waiting. */
  read<T>(work: () => Promise<T>): Promise<T>;
  /** Ends every stream and admits no other. */
  close(): void;
}

/** The streams that a process holds open. */
export function openStreams(limits: StreamLimits = streamLimits): OpenStreams {
  const bySession = new Map<string, Set<End>>();
  const waiting: (() => void)[] = [];
  let [open, reading, isClosed] = [0, 0, false];

  const countOut = (sessionId: string, end: End) => {
    const ofSession = bySession.get(sessionId);
    if (!ofSession?.delete(end)) return;
    open--;
    if (ofSession.size === 0) bySession.delete(sessionId);
  };

  return {
    limits,
    admit(sessionId, end) {
      if (isClosed || open >= limits.inTotal) throw new AppError("unavailable");
      const ofSession = bySession.get(sessionId) ?? new Set();
      const [oldest] = ofSession;
      if (oldest && ofSession.size >= limits.perSession) {
        countOut(sessionId, oldest);
        oldest();
      }
      bySession.set(sessionId, ofSession.add(end));
      open++;
      return () => countOut(sessionId, end);
    },
    async read(work) {
      if (reading >= limits.readsAtOnce) await new Promise<void>((turn) => waiting.push(turn));
      else reading++;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else reading--;
      }
    },
    close() {
      isClosed = true;
      for (const ofSession of [...bySession.values()]) for (const end of [...ofSession]) end();
    },
  };
}
