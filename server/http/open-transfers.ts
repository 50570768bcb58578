import { AppError } from "#server/app-error.ts";

export interface OpenTransfers {
  /** Returns a function to end the transfer; throws `unavailable` if there are too many. */
  admit(sessionId: string): () => void;
}

/** Long transfers of one operation in this process. */
export function openTransfers(maxPerSession: number, maxInTotal: number): OpenTransfers {
  const bySession = new Map<string, number>();
  let inTotal = 0;
  return {
    admit(sessionId) {
      const open = bySession.get(sessionId) ?? 0;
      if (open >= maxPerSession || inTotal >= maxInTotal) throw new AppError("unavailable");
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
