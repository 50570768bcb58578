import { fieldLabel, valueLabel } from "#contract/codes/field-label.ts";
import { leaveBalanceLabels } from "#contract/codes/leave.ts";
import type { FieldChange } from "#contract/story.ts";
import { formatDays } from "#web/ui/format/counts.ts";
import { formatDate } from "#web/ui/format/dates.ts";

const isInDays = (field: string): boolean =>
  field === "leaveDuration" || Object.hasOwn(leaveBalanceLabels, field);

function valueInWords(field: string, value: string | null, dayText: DayText): string | undefined {
  if (value === null) return undefined;
  if (isInDays(field)) return formatDays(Number(value));
  const label = valueLabel(field, value);
  if (label) return label;
  return /^\d{4}-\d\d-\d\d$/.test(value) ? dayText(value) : value;
}

type DayText = (day: string) => string;

export interface ChangeInWords {
  field: string;
  /** Undefined without a value, or for confidential values. */
  before: string | undefined;
  after: string | undefined;
  isSensitive: boolean;
}

/** A change in words: label, former and new value; days as in a table, or by `dayText`. */
export const changeInWords = (
  { field, before, after, isSensitive }: FieldChange,
  dayText: DayText = formatDate,
): ChangeInWords => ({
  field: fieldLabel(field),
  before: isSensitive ? undefined : valueInWords(field, before, dayText),
  after: isSensitive ? undefined : valueInWords(field, after, dayText),
  isSensitive,
});
