import { fieldLabel, valueLabel } from "#contract/codes/field-label.ts";
import { leaveBalanceLabels } from "#contract/codes/leave-balance.ts";
import type { FieldChange } from "#contract/history.ts";
import { formatDays } from "#web/ui/format/counts.ts";
import { formatDate } from "#web/ui/format/dates.ts";

const isInDays = (field: string): boolean =>
  field === "leaveDuration" || Object.hasOwn(leaveBalanceLabels, field);

function valueInWords(field: string, value: string | null): string | undefined {
  if (value === null) return undefined;
  if (isInDays(field)) return formatDays(Number(value));
  const label = valueLabel(field, value);
  if (label) return label;
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value;
}

export interface ChangeInWords {
  field: string;
  /** Undefined if there was no value, or if the values are confidential. */
  before: string | undefined;
  after: string | undefined;
  isSensitive: boolean;
}

/** A change in words: the field's label, and its value before and after. */
export const changeInWords = ({
  field,
  before,
  after,
  isSensitive,
}: FieldChange): ChangeInWords => ({
  field: fieldLabel(field),
  before: isSensitive ? undefined : valueInWords(field, before),
  after: isSensitive ? undefined : valueInWords(field, after),
  isSensitive,
});
