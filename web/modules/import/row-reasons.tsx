import { useEffect, useRef, useState } from "react";
import { type ImportField, importFieldLabels } from "#contract/codes/import.ts";
import type { ImportRow } from "#contract/import/import.ts";
import { places } from "#contract/places.ts";
import { AffectedLeaveList } from "#web/modules/leave/index.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Link } from "#web/ui/link.tsx";
import { inWords } from "./row-cells.tsx";
import { text } from "./text.ts";
import type { RowFixes } from "./use-row-fixes.ts";

const { check: labels } = text;

type Fault = ImportRow["faults"][number];

const asFaults = ({ warnings }: ImportRow): Fault[] =>
  warnings.map((warning) => ({ ...warning, suggestion: null }));

interface RowReasonsProps {
  row: ImportRow;
  /** The corrections of a draft; undefined for a started import. */
  fixes: RowFixes | undefined;
}

/** A row's errors and warnings and, in a draft, their direct corrections. */
export function RowReasons({ row, fixes }: RowReasonsProps) {
  const [corrected, setCorrected] = useState<ImportField>();
  const reasons = [
    ...row.faults.map((fault) => ({ fault, className: "text-red-text" })),
    ...asFaults(row).map((fault) => ({ fault, className: "text-amber-text" })),
  ];
  if (reasons.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <ul className="flex flex-col gap-1">
        {reasons.map(({ fault, className }) => (
          <li key={`${fault.field} ${className}`}>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className={className}>
                {labels.reason(fault.field && importFieldLabels[fault.field], fault.message)}
              </span>
              {fixes && (
                <Fixes
                  row={row}
                  fault={fault}
                  fixes={fixes}
                  onCorrect={() => setCorrected(fault.field ?? undefined)}
                />
              )}
            </div>
            {fixes && fault.field && corrected === fault.field && (
              <RowCorrection
                row={row}
                field={fault.field}
                fixes={fixes}
                onClose={() => setCorrected(undefined)}
              />
            )}
          </li>
        ))}
      </ul>
      {row.affectedLeave.length > 0 && <AffectedLeaveList affected={row.affectedLeave} />}
    </div>
  );
}

interface FixesProps {
  row: ImportRow;
  fault: Fault;
  fixes: RowFixes;
  onCorrect: () => void;
}

function Fixes({ row, fault: { field, suggestion, leaverId }, fixes, onCorrect }: FixesProps) {
  if (field === null) return null;
  const { isPending, hasColumn, canCreate, createMissing, correct } = fixes;
  const isPlace = field === "positionTitle" || field === "departmentName";
  const said = row.values[field] ?? "";
  return (
    <>
      {leaverId !== undefined && <Link href={places.userRehire(leaverId)}>{labels.rehire}</Link>}
      {suggestion !== null && (
        <Button
          size="sm"
          disabled={isPending}
          onClick={() => void correct({ row: row.row, field, value: suggestion })}
        >
          {labels.use(inWords(suggestion))}
        </Button>
      )}
      {isPlace && said !== "" && canCreate && (
        <Button size="sm" disabled={isPending} onClick={createMissing}>
          {labels.createIt}
        </Button>
      )}
      {hasColumn(field) && (
        <Button size="sm" variant="ghost" disabled={isPending} onClick={onCorrect}>
          {labels.correct(importFieldLabels[field])}
        </Button>
      )}
    </>
  );
}

interface RowCorrectionProps {
  row: ImportRow;
  field: ImportField;
  fixes: RowFixes;
  onClose: () => void;
}

/** One cell of a row for correction; a failed save leaves the input. */
function RowCorrection({ row, field, fixes, onClose }: RowCorrectionProps) {
  const [value, setValue] = useState(row.values[field] ?? "");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.select(), []);
  const save = async () => {
    if (await fixes.correct({ row: row.row, field, value })) onClose();
  };
  return (
    <form
      ref={form}
      className="my-2 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        name={field}
        label={labels.cellOf(importFieldLabels[field], row.row)}
        value={value}
        onChange={setValue}
        className="min-w-0 flex-1 basis-60 sm:max-w-80"
      />
      <Button
        type="submit"
        variant="primary"
        isPending={fixes.isPending}
        pendingText={labels.saving}
      >
        {labels.save}
      </Button>
      <Button onClick={onClose}>{labels.cancel}</Button>
    </form>
  );
}
