import { type HandoverPart, outgoingParts, personParts } from "#contract/codes/continuity.ts";

export interface HandoverStanding {
  /** The current step; null once finished or closed. */
  step: 1 | 2 | 3 | null;
  isOutgoing: boolean;
  isPerson: boolean;
  /** Whether the reader is the employee's manager on the day of the change, as recorded now. */
  isIncoming: boolean;
  /** A super administrator who is not the employee. */
  isOverseer: boolean;
  /** Whether the first step is done, and the second. */
  isWritten: boolean;
  isCommented: boolean;
  /** The person asked, if any, and whether they have answered. */
  asked: "outgoing" | "person" | null;
  isAnswered: boolean;
  /** Whether the person of the current step is deactivated, or has left since. */
  isGone: boolean;
}

/** What a reader may do: write in their own step, and read finished ones. */
export function handoverRights(pack: HandoverStanding) {
  const { step, isOutgoing, isPerson, isIncoming, isOverseer } = pack;
  const canTake = !pack.isGone;
  const confirm = isIncoming && step === 3 && canTake;
  return {
    isReadable: isReadableTo(pack),
    can: {
      write: isOutgoing && step === 1 && canTake,
      comment: isPerson && step === 2 && canTake,
      ask: confirm && pack.asked === null,
      answer: isAskedIn(pack) && step === 3 && !pack.isAnswered,
      confirm,
      release: isOverseer && step !== null,
    },
  };
}

/** Whether everyone who reads the pack reads a text: once its step is finished. A question and its answer are sent at once. */
export function isSent(
  part: HandoverPart,
  { isWritten, isCommented }: Pick<HandoverStanding, "isWritten" | "isCommented">,
): boolean {
  if (isOutgoingPart(part)) return isWritten;
  return isCommented || !(personParts as readonly HandoverPart[]).includes(part);
}

export const isOutgoingPart = (part: HandoverPart): boolean =>
  (outgoingParts as readonly HandoverPart[]).includes(part);

const isReadableTo = (pack: HandoverStanding) =>
  pack.isOutgoing ||
  pack.isOverseer ||
  (pack.isPerson && pack.isWritten) ||
  (pack.isIncoming && pack.isWritten && pack.isCommented);

const isAskedIn = ({ asked, isOutgoing, isPerson }: HandoverStanding) =>
  (asked === "outgoing" && isOutgoing) || (asked === "person" && isPerson);
