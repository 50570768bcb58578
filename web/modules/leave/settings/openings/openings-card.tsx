import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { leaveBalanceLabels } from "#contract/codes/leave.ts";
import type { OpeningRow, OpeningsCheck } from "#contract/leave/balances/openings.ts";
import { importFileTypes } from "#contract/rules/file.ts";
import { Button } from "#web/ui/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { FileSlot } from "#web/ui/form/file-slot.tsx";
import { formatDate } from "#web/ui/format/dates.ts";
import { saveFile } from "#web/ui/saved-file.ts";
import type { Column } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { text } from "./openings-text.ts";
import { useOpenings } from "./use-openings.ts";

/** Enters opening balances from a file, after a preview of each row. */
export function OpeningsCard() {
  const { file = null, check, failure, isChecking, ...openings } = useOpenings();
  return (
    <Card
      title={text.title}
      lead={text.lead}
      action={
        <Button
          size="sm"
          icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
          onClick={saveTemplate}
        >
          {text.template}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <FileSlot
          label={text.file}
          accept={importFileTypes}
          file={file}
          error={failure}
          status={isChecking ? text.checking : undefined}
          onChoose={(chosen) => void openings.choose(chosen)}
          onRemove={openings.remove}
          help={
            <>
              <p>{text.columns}</p>
              <p>{text.balances}</p>
            </>
          }
        />
        {check && (
          <>
            <Outcome check={check} isEntering={openings.isEntering} onEnter={openings.enterAll} />
            <OpeningsRows key={file?.lastModified} rows={check.rows} />
          </>
        )}
      </div>
    </Card>
  );
}

interface OutcomeProps {
  check: OpeningsCheck;
  isEntering: boolean;
  onEnter: () => Promise<void>;
}

const Outcome = ({ check: { rows, faults }, isEntering, onEnter }: OutcomeProps) =>
  faults > 0 ? (
    <Banner tone="amber" title={text.faults(faults, rows.length)}>
      {text.faultsHelp}
    </Banner>
  ) : (
    <Banner
      tone="green"
      title={text.good(rows.length)}
      action={
        <Button
          variant="primary"
          isPending={isEntering}
          pendingText={text.entering}
          onClick={() => void onEnter()}
        >
          {text.enter}
        </Button>
      }
    >
      {text.goodHelp}
    </Banner>
  );

const { columnsShown: labels } = text;
const pageSize = 10;

/** The row's employee, reason and fault. */
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
    cell: ({ balance, ownType }) => ownType?.name ?? (balance && leaveBalanceLabels[balance]),
  },
  { key: "days", header: labels.days, cell: ({ days }) => days, align: "end" },
  { key: "from", header: labels.from, cell: ({ day }) => day && formatDate(day) },
  {
    key: "until",
    header: labels.until,
    cell: ({ usableUntil }) => usableUntil && formatDate(usableUntil),
  },
  { key: "left", header: labels.left, cell: (row) => <Left {...row} />, align: "end" },
];

/** The rows of a file by page, those to correct first. */
function OpeningsRows({ rows }: { rows: readonly OpeningRow[] }) {
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

const byteOrderMark = "\ufeff";

/** Saves a file that has the headings and no rows. */
const saveTemplate = (): void =>
  saveFile(
    new File([`${byteOrderMark}Email,Balance,Days,From,Until,Reason\r\n`], text.templateName, {
      type: "text/csv",
    }),
  );
