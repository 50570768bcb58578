import { type DateOrder, type ImportField, importDateFields } from "#contract/codes/import.ts";
import type { RowFault } from "#contract/import/import.ts";
import { isEmail } from "#contract/rules/email.ts";
import { givenDay } from "#server/csv/given-day.ts";
import type { Column } from "./columns.ts";
import type { RowValues } from "./row-values.ts";

const numbers = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4})$/;
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;

/** A likely correction: the day after a short month, or the company's domain; else null. */
export function suggestionFor(
  { field }: RowFault,
  values: RowValues,
  { columns, domainName }: { columns: readonly Column[]; domainName: string },
): string | null {
  const value = (field && values[field]) ?? "";
  if (field === "email") return ownAddress(value, domainName);
  const column = columns.find((one) => one.field === field);
  return isDateField(field) && column ? dayAfter(value, column.dateOrder ?? "dayFirst") : null;
}

const isDateField = (field: ImportField | null) => importDateFields.some((one) => one === field);

/** The address in a cell without what surrounds it, at the company's domain. */
function ownAddress(value: string, domainName: string): string | null {
  const [, address = value] = /<([^<>]+)>\s*$/.exec(value) ?? [];
  const [name, domain, ...more] = address
    .replaceAll(/\p{Cf}/gu, "")
    .trim()
    .split("@");
  if (!name || !domain || more.length > 0) return null;
  const suggested = `${name}@${domainName}`;
  return isEmail(suggested) && suggested !== value ? suggested : null;
}

/** For a 29th, 30th or 31st missing in its month: the first of the next, as `2027-03-01`. */
function dayAfter(value: string, order: DateOrder): string | null {
  if (givenDay(value, order) !== undefined) return null;
  const [year, month, day] = partsOf(value, order);
  if (!year || !month || !day || month > 12 || day > 31) return null;
  return Temporal.PlainDate.from({ year, month, day: 1 }).add({ months: 1 }).toString();
}

function partsOf(value: string, order: DateOrder): number[] {
  const iso = yearFirst.exec(value);
  if (iso) return [iso[1], iso[3], iso[4]].map(Number);
  const found = numbers.exec(value);
  if (!found) return [];
  const [first, second] = [Number(found[1]), Number(found[3])];
  const [day = 0, month = 0] = order === "dayFirst" ? [first, second] : [second, first];
  return [Number(found[4]), month, day];
}
