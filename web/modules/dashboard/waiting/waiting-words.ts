import { type Area, places } from "#contract/places.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { proseDayText } from "../day-text.ts";
import { text } from "./text.ts";
import type { Waiting } from "./waiting.ts";

export function probationWords(lastDay: string, today: string): string {
  const { ended, ends } = text.probation;
  return (lastDay < today ? ended : ends)(proseDayText(lastDay, today));
}

export function handoverWords(
  { step, incoming, takesOverOn }: Extract<Waiting, { kind: "handover" }>["handover"],
  today: string,
): string {
  const { handover: labels } = text;
  const day = proseDay(takesOverOn, today);
  const isPast = takesOverOn <= today;
  if (step === 2) return labels.handsYouOver(incoming?.name, day);
  if (step === 3) return isPast ? labels.wasYours(day) : labels.isYours(day);
  return isPast ? labels.passed(incoming?.name, day) : labels.passes(incoming?.name, day);
}

/** Where it can be settled. */
export function placeOf(one: Waiting, area: Area): string {
  if (one.kind === "leave") return places.leaveRequest(area, one.leave.employee.id, one.leave.id);
  if (one.kind === "handover") return places.handover(area, one.handover.id);
  if (one.kind === "promise") return places.promise(area, one.promise.employee.id, one.promise.id);
  if (one.kind === "feedback") return places.receivedFeedback(area, one.feedback.id);
  if (one.kind === "profile") return places.user(one.profile.id);
  return places.user(one.probation.employee.id, "employment");
}
