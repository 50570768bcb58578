import type { FieldChange } from "#contract/story.ts";

/** Fields whose values are confidential beyond the record itself: the story says that they changed, never how. */
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

/** What differs between a row before and after, field by field; sensitive fields without their values. */
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

/** A change of plain values. */
export const changeOf = (
  field: string,
  before: string | null,
  after: string | null,
): FieldChange => ({ field, before, beforeId: null, after, afterId: null, isSensitive: false });

/** A change whose values the story does not keep. */
export const hiddenChange = (field: string): FieldChange => ({
  ...changeOf(field, null, null),
  isSensitive: true,
});

/** A record as a change refers to it: its id, and the name it has today. */
export interface Named {
  id: number;
  name: string;
}

/** A change from one record to another; nothing if both are the same one under the same name. */
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
