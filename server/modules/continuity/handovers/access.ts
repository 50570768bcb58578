interface HandoverStanding {
  /** The step that it waits for; null once it is finished or closed. */
  step: 1 | 2 | 3 | null;
  isOutgoing: boolean;
  isPerson: boolean;
  isIncoming: boolean;
  isOverseer: boolean;
  isWritten: boolean;
  isCommented: boolean;
  /** To whom the one question was asked, if it was, and whether it has its answer. */
  asked: "outgoing" | "person" | null;
  isAnswered: boolean;
}

/** What a reader of a handover may read and do by now: each writes in their own step only, and reads what was finished before it. */
export function handoverRights(pack: HandoverStanding) {
  const { step, isOutgoing, isPerson, isIncoming, isOverseer } = pack;
  const confirm = isIncoming && step === 3;
  return {
    isReadable: isReadableTo(pack),
    can: {
      write: isOutgoing && step === 1,
      comment: isPerson && step === 2,
      ask: confirm && pack.asked === null,
      answer: isAskedIn(pack) && step === 3 && !pack.isAnswered,
      confirm,
      release: isOverseer && step !== null,
    },
  };
}

const isReadableTo = (pack: HandoverStanding) =>
  pack.isOutgoing ||
  pack.isOverseer ||
  (pack.isPerson && pack.isWritten) ||
  (pack.isIncoming && pack.isWritten && pack.isCommented);

const isAskedIn = ({ asked, isOutgoing, isPerson }: HandoverStanding) =>
  (asked === "outgoing" && isOutgoing) || (asked === "person" && isPerson);
