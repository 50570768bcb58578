import { AppError } from "#server/app-error.ts";

export interface OpenTransfers {
  /** Returns a function to end the transfer; throws `too_many_requests` for one's own, `unavailable` for others'. */
  admit(sessionId: string): () => void;
}

/** Long transfers of one operation in this process. */
export function openTransfers(maxPerSession: number, maxInTotal: number): OpenTransfers {
  const bySession = new Map<string, number>();
  let inTotal = 0;
  return {
    admit(sessionId) {
      const open = bySession.get(sessionId) ?? 0;
      if (open >= maxPerSession)
        throw new AppError("too_many_requests", {
          message: `At most ${maxPerSession} at the same time. Please try again when one has ended.`,
          retryAfterSeconds: 2,
        });
      if (inTotal >= maxInTotal) throw new AppError("unavailable");
      bySession.set(sessionId, open + 1);
      inTotal++;
      return () => {
        inTotal--;
        const left = (bySession.get(sessionId) ?? 1) - 1;
        if (left > 0) bySession.set(sessionId, left);
        else bySession.delete(sessionId);
      };
    },
  };
}
