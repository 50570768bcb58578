import { AppError } from "#server/app-error.ts";

export interface StreamLimits {
  /** Streams of one session; one more ends the oldest. */
  perSession: number;
  /** Streams of this process; one more is asked to come back later. */
  inTotal: number;
  /** How often a heartbeat is sent, so that no proxy in between considers the connection dead. */
  heartbeatMs: number;
  /** After this many heartbeats, session and response are read again even without an announcement. */
  heartbeatsBetweenReads: number;
  /** How long to gather further changes after a response. */
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
  /** Admits a stream and returns a function that removes it; throws `unavailable` if there are too many. */
  admit(sessionId: string, end: End): () => void;
  /** Runs a read when it is its turn, so that streams do not delay other calls. */
  read<T>(work: () => Promise<T>): Promise<T>;
  /** Ends every stream and admits no other. */
  close(): void;
}

/** The open streams of a process. */
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
