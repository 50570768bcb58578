import type { NewPerson } from "#contract/continuity/first-days.ts";
import { proseDays } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

const { topics } = text;
const maxTopics = 4;

/** Topics for a first talk: open promises first, then probation and the next leave. */
export function talkTopics(
  { promises, leave, probationEndsOn }: Pick<NewPerson, "promises" | "leave" | "probationEndsOn">,
  today: string,
): string[] {
  const open = promises.filter(({ isToBeTalkedAbout }) => isToBeTalkedAbout);
  const late = promises.filter(
    ({ dueOn, isToBeTalkedAbout }) => dueOn !== null && dueOn < today && !isToBeTalkedAbout,
  );
  const found = [
    topics.keep,
    ...open.map(({ promiseText }) => topics.promise(promiseText)),
    ...late.map(({ promiseText }) => topics.overdue(promiseText)),
    ...(probationEndsOn === null ? [] : [topics.probation]),
    ...leave
      .filter(({ startDate }) => startDate > today)
      .slice(0, 1)
      .map(({ startDate, endDate }) => topics.leave(proseDays(startDate, endDate, today))),
  ];
  return found.slice(0, maxTopics);
}
