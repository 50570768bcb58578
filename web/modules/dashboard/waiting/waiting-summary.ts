import type { PersonName } from "#contract/common.ts";
import type { Area } from "#contract/places.ts";
import { leaveName } from "#contract/rules/leave-text.ts";
import { ageOfMoment } from "#web/ui/format/age.ts";
import { formatDays } from "#web/ui/format/counts.ts";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { proseDayText } from "../day-text.ts";
import { text } from "./text.ts";
import { keyOf, type Waiting } from "./waiting.ts";
import { handoverWords, placeOf, probationWords } from "./waiting-words.ts";

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
  (day < today ? text.late : text.due)(proseDayText(day, today));
