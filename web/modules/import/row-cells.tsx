import {
  IconAlertTriangle,
  IconArrowRight,
  IconCheck,
  IconPencil,
  IconPlus,
} from "@tabler/icons-react";
import { type ImportField, importFieldLabels } from "#contract/codes/import.ts";
import type { Import, ImportRow } from "#contract/import/import.ts";
import { places } from "#contract/places.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { formatDate } from "#web/ui/format/dates.ts";
import { Link } from "#web/ui/link.tsx";
import type { Tone } from "#web/ui/tone.ts";
import { text } from "./text.ts";

const { check: labels } = text;

const shownFields = ["email", "positionTitle", "departmentName", "startDate"] as const;

/** The columns of an import's rows; managers only if the file has them. */
export const shownFieldsOf = ({ columns }: Pick<Import, "columns">): readonly ImportField[] =>
  columns.some(({ field }) => field === "ledBy") ? [...shownFields, "ledBy"] : shownFields;

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
/** A value for reading: a day in the format of all screens. */
export const inWords = (value: string) => (isoDay.test(value) ? formatDate(value) : value);

interface RowProps {
  row: ImportRow;
}

export function Outcome({ row, state }: RowProps & { state: Import["state"] }) {
  const { tone, icon: Icon, label } = outcomeOf(row, state);
  return (
    <Badge tone={tone}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      {label}
    </Badge>
  );
}

function outcomeOf(
  { faults, effect, isDone }: ImportRow,
  state: Import["state"],
): { tone: Tone; icon: typeof IconCheck; label: string } {
  const isOpen = state === "draft" || state === "running";
  if (isDone) return { tone: "green", icon: IconCheck, label: labels.done[effect] };
  if (faults.length > 0 || (!isOpen && effect !== "same")) {
    const label = isOpen ? labels.cannot : labels.wasLeftOut;
    return { tone: "red", icon: IconAlertTriangle, label };
  }
  if (effect === "change") return { tone: "blue", icon: IconPencil, label: labels.isChanged };
  return effect === "add"
    ? { tone: "green", icon: IconPlus, label: labels.isAdded }
    : { tone: "neutral", icon: IconCheck, label: labels.done.same };
}

/** The row's added or affected person, or its name. */
export function PersonName({ row }: RowProps) {
  if (row.employee) return <Link href={places.user(row.employee.id)}>{row.employee.name}</Link>;
  return (
    <>
      <Cell row={row} field="name" /> <Cell row={row} field="surname" />
    </>
  );
}

const isNew = ({ createsDepartment, createsPosition }: ImportRow, field: ImportField) =>
  (field === "departmentName" && createsDepartment) ||
  (field === "positionTitle" && createsPosition);

/** A row's value in one column, with marks for errors and unchanged values. */
export function Cell({ row, field }: RowProps & { field: ImportField }) {
  const shown = inWords(row.values[field] ?? "");
  const isBad = row.faults.some((fault) => fault.field === field);
  if (isBad)
    return (
      <span className="rounded-sm bg-red-tint px-1.5 text-red-text underline decoration-2 decoration-red underline-offset-4">
        {shown || labels.blank}
      </span>
    );
  if (shown === "" && row.effect !== "add" && !row.isDone)
    return <span className="text-muted max-sm:hidden">{labels.asItIs}</span>;
  return (
    <span>
      {shown}
      {isNew(row, field) && <span className="ms-1.5 text-muted text-sm">({labels.newPlace})</span>}
    </span>
  );
}

/** A row's changes of a person by field; after the import the fields alone. */
export function Changes({ row }: RowProps) {
  if (row.changes.length === 0) return null;
  if (row.isDone)
    return (
      <p className="text-muted text-sm">
        {row.changes.map(({ field }) => importFieldLabels[field]).join(", ")}
      </p>
    );
  return (
    <dl className="text-sm">
      {row.changes.map(({ field, before, after }) => (
        <div key={field} className="wrap-anywhere flex flex-wrap items-center gap-x-1.5">
          <dt className="text-muted">{importFieldLabels[field]}:</dt>
          <dd className="flex flex-wrap items-center gap-x-1.5">
            <span className="sr-only">{labels.before}</span>
            <del className="text-muted decoration-muted/60">
              {inWords(before ?? "") || labels.blank}
            </del>
            <IconArrowRight size={14} stroke={1.75} aria-hidden="true" className="text-muted" />
            <span className="sr-only">{labels.after}</span>
            <span className="font-medium">{inWords(after ?? "")}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
