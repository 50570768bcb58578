import { IconArrowDown, IconArrowUp, IconX } from "@tabler/icons-react";
import { type MouseEvent, useId, useState } from "react";
import {
  type PayrollColumn,
  payrollColumnLabels,
  payrollColumns,
} from "#contract/codes/payroll.ts";
import { type FieldBinding, FieldNotes } from "#web/ui/form/field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { ChosenColumn } from "./profile-form.ts";
import { text } from "./text.ts";

const { dialog: labels } = text;
const maxHeadingLength = 60;

/** What is wrong with the columns, if anything. */
export function columnsProblem(columns: readonly ChosenColumn[]): string | undefined {
  if (columns.length === 0) return labels.columnRequired;
  const blank = columns.find(({ heading }) => heading.trim() === "");
  return blank && labels.headingRequired(payrollColumnLabels[blank.column]);
}

/** The file's columns in their order, each with its heading. */
export function ProfileColumns({ value, onChange, error }: FieldBinding<ChosenColumn[]>) {
  const id = useId();
  const [told, setTold] = useState("");
  const others = payrollColumns.filter((one) => value.every(({ column }) => column !== one));
  const move = (event: MouseEvent<HTMLButtonElement>, from: number, to: number) => {
    const moved = value[from];
    if (!moved) return;
    onChange(value.toSpliced(from, 1).toSpliced(to, 0, moved));
    setTold(labels.moved(payrollColumnLabels[moved.column], to + 1, value.length));
    holdFocus(event.currentTarget);
  };
  return (
    <fieldset aria-describedby={`${id}-notes`}>
      <legend className="required font-medium">{labels.columns}</legend>
      <FieldNotes id={`${id}-notes`} help={labels.columnsHelp} error={error} />
      <ol className="mt-2 flex flex-col gap-2">
        {value.map(({ column, heading }, at) => {
          const label = payrollColumnLabels[column];
          return (
            <li
              key={column}
              className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-line border-t pt-2 first:border-t-0 first:pt-0 sm:grid-cols-[9rem_1fr_auto] sm:border-t-0 sm:pt-0"
            >
              <span className="wrap-anywhere text-muted">{label}</span>
              <TextField
                label={labels.headingOf(label)}
                isLabelHidden
                className="max-sm:order-last max-sm:col-span-2"
                autoComplete="off"
                maxLength={maxHeadingLength}
                value={heading}
                onChange={(typed) => onChange(value.with(at, { column, heading: typed }))}
              />
              <span className="flex">
                <IconButton
                  size="sm"
                  label={labels.moveUp(label)}
                  icon={<IconArrowUp size={18} stroke={1.75} aria-hidden="true" />}
                  disabled={at === 0}
                  onClick={(event) => move(event, at, at - 1)}
                />
                <IconButton
                  size="sm"
                  label={labels.moveDown(label)}
                  icon={<IconArrowDown size={18} stroke={1.75} aria-hidden="true" />}
                  disabled={at === value.length - 1}
                  onClick={(event) => move(event, at, at + 1)}
                />
                <IconButton
                  size="sm"
                  label={labels.leaveOut(label)}
                  icon={<IconX size={18} stroke={1.75} aria-hidden="true" />}
                  onClick={() => onChange(value.toSpliced(at, 1))}
                />
              </span>
            </li>
          );
        })}
      </ol>
      {others.length > 0 && (
        <SelectField<PayrollColumn>
          className="mt-3 sm:max-w-60"
          label={labels.addColumn}
          placeholder={labels.addColumnPlaceholder}
          value=""
          onChange={(column) =>
            column && onChange([...value, { column, heading: payrollColumnLabels[column] }])
          }
          options={others.map((one) => ({ value: one, label: payrollColumnLabels[one] }))}
        />
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
    </fieldset>
  );
}

/** A moved row takes its button along; at an end, its neighbor has the focus. */
function holdFocus(button: HTMLButtonElement): void {
  requestAnimationFrame(() => {
    const other = [...(button.parentElement?.querySelectorAll("button") ?? [])].find(
      (one) => !one.disabled,
    );
    (button.disabled ? other : button)?.focus();
  });
}
