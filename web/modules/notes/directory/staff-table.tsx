import { IconNotebook } from "@tabler/icons-react";
import type { StaffNotes } from "#contract/notes.ts";
import { Button } from "#web/ui/button.tsx";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Moment } from "#web/ui/display/moment.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import type { Column } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import type { ListTableProps } from "#web/ui/table/use-list-props.ts";
import { text } from "../text.ts";

const { directory: labels } = text;
const orNone = (value: string) => value || <span className="text-muted">{labels.none}</span>;

const Person = ({ person }: { person: StaffNotes }) => (
  <div className="flex min-w-0 items-center gap-3">
    <Avatar name={person.employeeName} />
    <div className="min-w-0">
      <p className="truncate font-medium">{person.employeeName}</p>
      <p className="wrap-anywhere text-muted text-sm">{person.email}</p>
    </div>
  </div>
);

const PersonCard = ({ person }: { person: StaffNotes }) => (
  <div className="flex min-w-0 items-center gap-3">
    <Avatar name={person.employeeName} />
    <div className="min-w-0 flex-1">
      <p className="truncate font-medium">{person.employeeName}</p>
      <p className="truncate text-muted text-sm">
        {[person.positionName, person.departmentName].filter(Boolean).join(" · ") || person.email}
      </p>
      <p className="text-muted text-sm tabular-nums">
        {labels.notesCount(person.notesCount)}
        {person.lastUpdated && (
          <>
            {" · "}
            <Moment at={person.lastUpdated} />
          </>
        )}
      </p>
    </div>
  </div>
);

export const staffColumns: readonly Column<StaffNotes>[] = [
  {
    key: "employeeName",
    header: labels.name,
    isSortable: true,
    width: "28%",
    cell: (person) => <Person person={person} />,
  },
  {
    key: "departmentName",
    header: labels.department,
    isSortable: true,
    cell: ({ departmentName }) => orNone(departmentName),
  },
  {
    key: "positionName",
    header: labels.position,
    isSortable: true,
    cell: ({ positionName }) => orNone(positionName),
  },
  {
    key: "notesCount",
    header: labels.notes,
    isSortable: true,
    width: "6rem",
    cell: ({ notesCount }) => <span className="tabular-nums">{notesCount}</span>,
  },
  {
    key: "lastUpdated",
    header: labels.lastUpdated,
    isSortable: true,
    width: "12rem",
    cell: ({ lastUpdated }) => (lastUpdated ? <Moment at={lastUpdated} /> : orNone("")),
  },
];

const withActions = (open: (person: StaffNotes) => void): readonly Column<StaffNotes>[] => [
  ...staffColumns,
  {
    key: "actions",
    header: labels.actions,
    width: "9rem",
    cell: (person) => (
      <Button size="sm" aria-label={labels.open(person.employeeName)} onClick={() => open(person)}>
        {labels.view}
      </Button>
    ),
  },
];

interface StaffTableProps extends ListTableProps<StaffNotes> {
  empty: { title: string; help: string | undefined };
  onOpen: (person: StaffNotes) => void;
}

export const StaffTable = ({ empty, onOpen, ...list }: StaffTableProps) => (
  <DataTable
    {...list}
    caption={labels.title}
    columns={withActions(onOpen)}
    rowKey={({ aboutEmployeeId }) => aboutEmployeeId}
    rowName={({ employeeName }) => employeeName}
    opening={{
      label: ({ employeeName }) => labels.open(employeeName),
      open: onOpen,
      hasButton: true,
    }}
    card={(person) => <PersonCard person={person} />}
    loadingText={labels.loading}
    summary={labels.summary(list.first, list.last, list.total)}
    empty={
      <EmptyState title={empty.title} icon={<IconNotebook size={22} stroke={1.75} />}>
        {empty.help}
      </EmptyState>
    }
  />
);
