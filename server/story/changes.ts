import type { FieldChange } from "#contract/story.ts";

/** Confidential beyond the record itself: the story omits their values. */
const sensitiveFields: ReadonlySet<string> = new Set([
  "idNumber",
  "taxNumber",
  "dateOfBirth",
  "homeAddress",
  "phone",
]);

type Value = string | number | boolean | null | undefined;

const text = (value: Value): string | null =>
  value === null || value === undefined || value === "" ? null : String(value);

/** Field by field; sensitive fields without their values. */
export function changesBetween<Row extends Record<string, Value>>(
  before: Row,
  after: Partial<Row>,
): FieldChange[] {
  return Object.keys(after).flatMap((field) => {
    const [was, is] = [text(before[field]), text(after[field])];
    if (was === is) return [];
    if (sensitiveFields.has(field)) return [hiddenChange(field)];
    return [changeOf(field, was, is)];
  });
}

export const changeOf = (
  field: string,
  before: string | null,
  after: string | null,
): FieldChange => ({ field, before, beforeId: null, after, afterId: null, isSensitive: false });

export const hiddenChange = (field: string): FieldChange => ({
  ...changeOf(field, null, null),
  isSensitive: true,
});

export interface Named {
  id: number;
  name: string;
}

/** Empty if both are the same record under the same name. */
export function referenceChange(
  field: string,
  before: Named | null,
  after: Named | null,
): FieldChange[] {
  if (before?.id === after?.id && before?.name === after?.name) return [];
  return [
    {
      field,
      before: before?.name ?? null,
      beforeId: before?.id ?? null,
      after: after?.name ?? null,
      afterId: after?.id ?? null,
      isSensitive: false,
    },
  ];
}
