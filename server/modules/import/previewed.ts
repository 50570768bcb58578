import type { ImportField, RowEffect } from "#contract/codes/import.ts";
import type { RowFault } from "#contract/import/import.ts";
import { effectOf, type PlannedRow } from "./plan.ts";

export interface PreviewedRow {
  row: number;
  effect: RowEffect;
  changedFields: readonly ImportField[];
  /** Null without a change of manager. */
  lineBasis: string | null;
}

const placeFields: readonly ImportField[] = ["positionTitle", "departmentName"];

/** The planned rows, without changes and fields that the preview has not shown. */
export function asPreviewed(
  planned: readonly PlannedRow[],
  previewed: readonly PreviewedRow[],
): PlannedRow[] {
  const shown = new Map(previewed.map((one) => [one.row, one]));
  return planned.map((plan) => {
    const was = shown.get(plan.row);
    if (!was || plan.faults.length > 0) return plan;
    if (was.effect === "add") return effectOf(plan) === "add" ? plan : leftOut(plan, taken);
    return plan.change ? onlyShown(plan, was.changedFields) : leftOut(plan, gone);
  });
}

const taken: RowFault = { field: "email", message: "Email already exists" };
const gone: RowFault = { field: "email", message: "This person does not exist any more" };

const leftOut = ({ row, ledBy }: PlannedRow, fault: RowFault): PlannedRow => ({
  row,
  ledBy,
  faults: [fault],
});

function onlyShown(plan: PlannedRow, shown: readonly ImportField[]): PlannedRow {
  if (!plan.change) return plan;
  const { stored, changed } = plan.change;
  const fields = Object.fromEntries(
    Object.entries(changed.fields).filter(([field]) => shown.includes(field as ImportField)),
  );
  const place = placeFields.some((field) => shown.includes(field)) ? changed.place : undefined;
  const ledBy = shown.includes("ledBy") ? plan.ledBy : "";
  const changes = [
    ...changed.changes.filter(({ field }) => field !== "ledBy" && shown.includes(field)),
    ...(ledBy ? [{ field: "ledBy" as const, before: null, after: ledBy }] : []),
  ];
  return { ...plan, change: { stored, changed: { fields, place, ledBy, changes } } };
}
