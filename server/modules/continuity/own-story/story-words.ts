import type { HandoverPart } from "#contract/codes/continuity.ts";
import { fieldLabel, valueLabel } from "#contract/codes/field-label.ts";
import { storyKindLabels } from "#contract/codes/story.ts";
import type { FieldChange, StoryEntry } from "#contract/story.ts";

const inFull = new Intl.DateTimeFormat("en-ZA", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** 2 March 2026. */
export const dayInFull = (day: string): string =>
  inFull
    .formatToParts(new Date(`${day.slice(0, 10)}T00:00:00Z`))
    .map(({ type, value }) => (type === "day" ? String(Number(value)) : value))
    .join("");

export const daysInFull = (from: string, to: string | null): string => {
  if (to === null) return `since ${dayInFull(from)}`;
  return from === to ? dayInFull(from) : `${dayInFull(from)} – ${dayInFull(to)}`;
};

const valueInWords = (field: string, value: string | null): string => {
  if (value === null) return "none";
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value);
  return valueLabel(field, value) ?? (isDay ? dayInFull(value) : value);
};

export const lengthInDays = (days: number | string): string =>
  `${days} ${Number(days) === 1 ? "day" : "days"}`;

/** The leave of an entry, with its former length if that changed; undefined without any. */
function leaveInWords(changes: readonly FieldChange[]): string | undefined {
  const of = (name: string) => changes.find(({ field }) => field === name);
  const [from, to, duration] = [of("startDate")?.after, of("endDate")?.after, of("leaveDuration")];
  const type = of("leaveType")?.after;
  if (!type || !from || !to || !duration?.after) return undefined;
  const was = duration.before === null ? "" : ` (before: ${lengthInDays(duration.before)})`;
  return `${valueInWords("leaveType", type)}, ${daysInFull(from, to)}, ${lengthInDays(duration.after)}${was}`;
}

/** One line for each change; the title names what happened to leave. */
export function changesInWords(changes: readonly FieldChange[]): string[] {
  const leave = leaveInWords(changes);
  return leave === undefined ? changes.map(changeInWords) : [leave];
}

/** Sensitive changes have no values. */
const changeInWords = ({ field, before, after, isSensitive }: FieldChange): string => {
  if (isSensitive) return `${fieldLabel(field)}: changed`;
  const is = valueInWords(field, after);
  const was = before === null ? "" : ` (before: ${valueInWords(field, before)})`;
  return `${fieldLabel(field)}: ${is}${was}`;
};

export const titleOf = ({ kind }: Pick<StoryEntry, "kind">): string => storyKindLabels[kind];

export const handoverPartLabels: Record<HandoverPart, string> = {
  matters: "What matters now",
  agreed: "What we agreed",
  works_best: "How you work best",
  next: "What I would do next",
  on_matters: "Comment on what matters now",
  on_agreed: "Comment on what was agreed",
  on_works_best: "Comment on how you work best",
  on_next: "Comment on what comes next",
  from_person: "Anything else to know",
  question_to_outgoing: "Question to who handed over",
  question_to_person: "Question to the employee",
  answer: "Answer",
};
