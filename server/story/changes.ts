import type { FieldChange } from "#contract/history.ts";

/** Fields whose values are nobody's business beyond the record itself: the story says that they changed, never how. */
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
    const isSensitive = sensitiveFields.has(field);
    return [
      { field, before: isSensitive ? null : was, after: isSensitive ? null : is, isSensitive },
    ];
  });
}
