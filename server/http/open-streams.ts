import { AppError } from "#server/app-error.ts";
import type { TokenClaims } from "./tokens.ts";

export interface StreamLimits {
  /** One more ends the session's oldest. */
  perSession: number;
  /** Over all sessions of a person; one more ends the oldest. */
  perPerson: number;
  /** Of this process; one more has to retry later. */
  inTotal: number;
  /** Prevents proxies from closing the connection. */
  heartbeatMs: number;
  /** After this many heartbeats, session and response are read even without an announcement. */
  heartbeatsBetweenReads: number;
  /** The pause that gathers further changes after a response. */
  pauseMs: number;
  /** Simultaneous reads of all streams. */
  readsAtOnce: number;
}

export const streamLimits: StreamLimits = {
  perSession: 4,
  perPerson: 8,
  inTotal: 5_000,
  heartbeatMs: 25_000,
  heartbeatsBetweenReads: 2,
  pauseMs: 200,
  readsAtOnce: 4,
};

type End = () => void;

export type StreamReader = Pick<TokenClaims, "tenantId" | "employeeId" | "sessionId">;

interface OpenStream {
  sessionId: string;
  end: End;
}

export interface OpenStreams {
  limits: StreamLimits;
  /** Returns a function to remove the stream; throws `unavailable` if there are too many. */
  admit(reader: StreamReader, end: End): () => void;
  /** Reads take turns, so that streams do not delay other calls. */
  read<T>(work: () => Promise<T>): Promise<T>;
  /** Ends every stream and admits no other. */
  close(): void;
}

export function openStreams(limits: StreamLimits = streamLimits): OpenStreams {
  /** The oldest first. */
  const byPerson = new Map<string, Set<OpenStream>>();
  const waiting: (() => void)[] = [];
  let [open, reading, isClosed] = [0, 0, false];

  const countOut = (person: string, stream: OpenStream) => {
    const ofPerson = byPerson.get(person);
    if (!ofPerson?.delete(stream)) return;
    open--;
    if (ofPerson.size === 0) byPerson.delete(person);
  };

  return {
    limits,
    admit({ tenantId, employeeId, sessionId }, end) {
      if (isClosed || open >= limits.inTotal) throw new AppError("unavailable");
      const person = `${tenantId}:${employeeId}`;
      const one = { sessionId, end };
      const oldest = oldestBeyond(limits, [...(byPerson.get(person) ?? [])], one);
      if (oldest) {
        countOut(person, oldest);
        oldest.end();
      }
      byPerson.set(person, (byPerson.get(person) ?? new Set()).add(one));
      open++;
      return () => countOut(person, one);
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
      for (const ofPerson of [...byPerson.values()]) for (const { end } of [...ofPerson]) end();
    },
  };
}

/** The stream that has to end for one more of the same person. */
function oldestBeyond(
  { perSession, perPerson }: StreamLimits,
  ofPerson: readonly OpenStream[],
  { sessionId }: OpenStream,
): OpenStream | undefined {
  const ofSession = ofPerson.filter((one) => one.sessionId === sessionId);
  if (ofSession.length >= perSession) return ofSession[0];
  return ofPerson.length >= perPerson ? ofPerson[0] : undefined;
}
