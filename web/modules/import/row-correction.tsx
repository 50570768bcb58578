import { useEffect, useRef, useState } from "react";
import { type ImportField, importFieldLabels } from "#contract/codes/import.ts";
import type { ImportRow } from "#contract/import/import.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { text } from "./text.ts";
import type { RowFixes } from "./use-row-fixes.ts";

const { check: labels } = text;

interface RowCorrectionProps {
  row: ImportRow;
  field: ImportField;
  fixes: RowFixes;
  onClose: () => void;
}

/** One cell of a row, to be written again; what is typed stays if it cannot be saved. */
export function RowCorrection({ row, field, fixes, onClose }: RowCorrectionProps) {
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
