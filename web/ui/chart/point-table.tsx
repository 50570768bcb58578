import { classNames } from "../class-names.ts";
import type { Point } from "./point.ts";

interface PointTableProps {
  labelledBy: string;
  columns: readonly [string, string];
  points: readonly Point[];
  valueText: (value: number) => string;
  /** For screen readers only. */
  isHidden: boolean;
}

export const PointTable = ({
  labelledBy,
  columns,
  points,
  valueText,
  isHidden,
}: PointTableProps) => (
  <div className={classNames(isHidden && "sr-only")}>
    <table aria-labelledby={labelledBy} className="w-full tabular-nums">
      <thead>
        <tr className="text-muted text-sm">
          <th scope="col" className="py-1.5 text-start font-medium">
            {columns[0]}
          </th>
          <th scope="col" className="py-1.5 text-end font-medium">
            {columns[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ label, value }) => (
          <tr key={label} className="border-line border-t">
            <th scope="row" className="py-1.5 text-start font-normal">
              {label}
            </th>
            <td className="py-1.5 text-end">{valueText(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
