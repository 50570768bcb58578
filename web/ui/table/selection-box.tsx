import { Checkbox } from "../form/checkbox.tsx";
import type { RowSelection } from "./column.ts";

type SelectionBoxProps<Row> = {
  selection: RowSelection<Row>;
  label: string;
  rows: readonly Row[];
};

/** The checkbox that selects rows, checked if all of them are selected. */
export const SelectionBox = <Row,>({ selection, label, rows }: SelectionBoxProps<Row>) => (
  <Checkbox
    label={label}
    isLabelHidden
    value={rows.length > 0 && rows.every(selection.isSelected)}
    onChange={(isSelected) => selection.onSelect(rows, isSelected)}
    className="w-6 max-sm:w-11 md:w-5 max-sm:[&>label]:justify-center"
  />
);
