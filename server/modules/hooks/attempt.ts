import type { DeliveryFailure } from "#contract/codes/hooks.ts";
import { type Egress, EgressError } from "#server/egress/egress.ts";
import { type Message, signedHeaders } from "./message.ts";

export interface Outcome {
  /** None on success. */
  failure: DeliveryFailure | null;
  status: number | null;
  ms: number;
  answer: string;
  /** What the receiver asks for. */
  pauseSeconds: number | null;
}

const maxAnswerLength = 200;
const maxPauseSeconds = 3_600;
const busy = [429, 503];

/** One attempt, signed now. Never throws for what the receiver does. */
export async function attempt(
  egress: Egress,
  address: string,
  message: Message,
  { secrets, now }: { secrets: readonly string[]; now: Date },
): Promise<Outcome> {
  const begun = performance.now();
  const timed = (outcome: Omit<Outcome, "ms">) => ({
    ...outcome,
    ms: Math.round(performance.now() - begun),
  });
  try {
    const headers = signedHeaders(message, secrets, now);
    const answer = await egress(address, { method: "POST", headers, body: message.body });
    const { status } = answer;
    if (answer.ok) return timed({ failure: null, status, answer: "", pauseSeconds: null });
    const pauseSeconds = busy.includes(status)
      ? pauseOf(answer.headers.get("retry-after"), now)
      : null;
    return timed({
      failure: "refused",
      status,
      answer: startOf(await answer.text()),
      pauseSeconds,
    });
  } catch (error) {
    if (!(error instanceof EgressError)) throw error;
    return timed({ failure: error.reason, status: null, answer: "", pauseSeconds: null });
  }
}

/** As plain text of one line. */
const startOf = (answer: string) =>
  [
    ...answer
      .toWellFormed()
      .replaceAll(/[\p{C}\s]+/gu, " ")
      .trim(),
  ]
    .slice(0, maxAnswerLength)
    .join("");

/** Of seconds or a date; an hour at most. */
function pauseOf(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null;
  const seconds = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - now.getTime()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(maxPauseSeconds, Math.max(1, seconds)) : null;
}
