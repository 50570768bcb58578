import { useState } from "react";
import { leaveBalanceLabels } from "#contract/codes/leave.ts";
import type { OpeningRow } from "#contract/leave/balances/openings.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { formatDate } from "#web/ui/format/dates.ts";
import type { Column } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { text } from "./openings-text.ts";

const { columnsShown: labels } = text;
const pageSize = 10;

const Person = ({ row, email, employee, reason, fault }: OpeningRow) => (
  <span className="block min-w-0">
    <span className="wrap-anywhere font-medium">{employee?.name ?? (email || text.row(row))}</span>{" "}
    {fault === null ? (
      <span className="wrap-anywhere block text-muted text-sm">{reason}</span>
    ) : (
      <>
        <Badge tone="red">{text.wrong}</Badge>
        <span className="wrap-anywhere block text-red-text text-sm">
          {text.row(row)}: {fault}
        </span>
      </>
    )}
  </span>
);

const Left = ({ before, after }: OpeningRow) =>
  before === null || after === null ? null : (
    <span className="whitespace-nowrap">
      <span aria-hidden="true">{text.left(before, after)}</span>
      <span className="sr-only">{text.leftSpoken(before, after)}</span>
    </span>
  );

const columns: Column<OpeningRow>[] = [
  { key: "person", header: labels.person, cell: (row) => <Person {...row} />, width: "40%" },
  {
    key: "balance",
    header: labels.balance,
    cell: ({ balance }) => balance && leaveBalanceLabels[balance],
  },
  { key: "days", header: labels.days, cell: ({ days }) => days, align: "end" },
  { key: "from", header: labels.from, cell: ({ day }) => day && formatDate(day) },
  { key: "left", header: labels.left, cell: (row) => <Left {...row} />, align: "end" },
];

export function OpeningsRows({ rows }: { rows: readonly OpeningRow[] }) {
  const [page, setPage] = useState(1);
  const sorted = rows.toSorted((a, b) => Number(b.fault !== null) - Number(a.fault !== null));
  const first = (page - 1) * pageSize;
  const shown = sorted.slice(first, first + pageSize);
  return (
    <DataTable
      caption={text.table}
      columns={columns}
      rows={shown}
      rowKey={({ row }) => row}
      total={rows.length}
      page={page}
      pageSize={pageSize}
      onPage={rows.length > pageSize ? setPage : undefined}
      summary={text.summary(first + 1, first + shown.length, rows.length)}
    />
  );
}
