import type { AuditEntry } from "#contract/audit.ts";
import { auditLabelOf } from "#contract/codes/audit.ts";
import { fieldLabel, valueLabel } from "#contract/codes/field-label.ts";
import { type SecondFactorRule, secondFactorLabels } from "#contract/codes/second-factor.ts";
import { formatDate, formatMoment } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

/** What happened, with how often if more than once: `Sign-in failed (3)`. */
export function whatText(entry: AuditEntry): string {
  const count = Number(entry.details.find(({ name }) => name === "count")?.value ?? 1);
  return count > 1 ? `${auditLabelOf(entry)} (${count})` : auditLabelOf(entry);
}

/** Without a person, the product did it. */
const byProduct = ["sessions_ended", "hook_stopped"];

/** A person, the operator, another system, or the lack of all. */
export function byText({ by, byOperator, kind, source }: AuditEntry): string {
  if (by) return by.name || text.gone;
  if (byOperator) return text.operator;
  if (kind === "key_refused") return text.system;
  return source === "security" && !byProduct.includes(kind) ? text.stranger : text.product;
}

/** Undefined without a subject. */
export function aboutText({ subject }: AuditEntry): string | undefined {
  if (!subject) return undefined;
  return subject.kind === "tenant" ? text.company : subject.name || text.gone;
}

export const whenText = ({ at, isWholeDay }: AuditEntry): string =>
  isWholeDay ? formatDate(at) : formatMoment(at);

const shortNames = ["key", "hook", "operation", "fields", "reason", "after", "secondFactor"];

/** The telling part of the details, for a line below what happened. */
export const shortDetails = (entry: AuditEntry): string =>
  detailsInWords(entry)
    .filter(({ name }) => shortNames.includes(name))
    .map(({ value }) => value)
    .join(", ");

/** Each detail with its term and value in words. */
export const detailsInWords = ({ details }: AuditEntry) =>
  details.map(({ name, value }) => ({
    name,
    term: text.details[name] ?? name,
    value: valueInWords(name, value),
  }));

function valueInWords(name: string, value: string): string {
  if (name === "reason") return text.reasons[value] ?? value;
  if (name === "fields") return fieldLabel(value);
  if (name === "before" || name === "after") return valueLabel("employeeRole", value) ?? value;
  if (name === "secondFactor") return secondFactorLabels[value as SecondFactorRule] ?? value;
  if (name === "from") return formatDate(value);
  return value;
}
