import type { PersonName } from "#contract/common.ts";
import { type Area, places } from "#contract/places.ts";
import { leaveName } from "#contract/rules/leave-text.ts";
import { ageOfMoment } from "#web/ui/format/age.ts";
import { formatDays } from "#web/ui/format/counts.ts";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { dayText } from "../day-text.ts";
import { text } from "./text.ts";
import { keyOf, type Waiting } from "./waiting.ts";

/** One thing that waits, in words: whom it is about, what it is, and where it opens. */
export interface WaitingSummary {
  key: string;
  person: PersonName;
  /** Continues the name. */
  about: string;
  details: string;
  href: string;
}

export function summaryOf(one: Waiting, today: string, area: Area): WaitingSummary {
  const key = keyOf(one);
  const href = placeOf(one, area);
  if (one.kind === "leave") {
    const { leave } = one;
    const days = proseDays(leave.startDate, leave.endDate, today);
    const about = text.leave(leaveName(leave), days);
    return { key, person: leave.employee, about, details: formatDays(leave.leaveDuration), href };
  }
  if (one.kind === "handover") {
    const { handover } = one;
    const { employee, outgoing, dueOn } = handover;
    const step = (handover.step ?? 1) as 1 | 2 | 3;
    const person = step === 2 ? outgoing : employee;
    const details = [text.handover.parts[step], dueOn && dueText(dueOn, today)];
    const about = handoverWords(handover, today);
    return { key, person, about, details: details.filter(Boolean).join(" · "), href };
  }
  return { key, href, ...wordsOf(one, today) };
}

type Other = Exclude<Waiting, { kind: "leave" | "handover" }>;

function wordsOf(one: Other, today: string): Pick<WaitingSummary, "person" | "about" | "details"> {
  if (one.kind === "promise") {
    const { employee, promiseText, state, isIntent, dueOn, madeOn } = one.promise;
    const { promise: labels } = text;
    if (state === "proposed")
      return {
        person: employee,
        about: labels.asks,
        details: labels.asked(promiseText, proseDay(madeOn, today)),
      };
    const about = isIntent ? labels.intended(promiseText) : labels.promised(promiseText);
    return { person: employee, about, details: dueOn ? dueText(dueOn, today) : "" };
  }
  if (one.kind === "feedback") {
    const { sender, title, createdAt } = one.feedback;
    const details = text.feedback.line(title, proseDay(createdAt.slice(0, 10), today));
    return { person: sender, about: text.feedback.wrote, details };
  }
  if (one.kind === "profile") {
    const details = text.profile.invited(ageOfMoment(one.profile.since));
    return { person: one.profile, about: text.profile.waits, details };
  }
  const { employee, lastDay } = one.probation;
  return {
    person: employee,
    about: probationWords(lastDay, today),
    details: text.probation.line,
  };
}

/** A due day: `due 5 Feb`, `late since 20 Nov`. */
const dueText = (day: string, today: string): string =>
  (day < today ? text.late : text.due)(dayText(day, today));

export function probationWords(lastDay: string, today: string): string {
  const { ended, ends } = text.probation;
  return (lastDay < today ? ended : ends)(dayText(lastDay, today));
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
