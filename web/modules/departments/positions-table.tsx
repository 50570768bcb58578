import {
  IconBriefcase,
  IconCalendarOff,
  IconCalendarPlus,
  IconPencil,
  IconTrash,
} from "@tabler/icons-react";
import { jobLevelLabels, type PositionStatus, positionStatusOf } from "#contract/codes/people.ts";
import type { Position } from "#contract/departments.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { formatDate } from "#web/ui/format/dates.ts";
import type { MenuItem } from "#web/ui/overlay/menu.tsx";
import type { Column } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import type { ListTableProps } from "#web/ui/table/use-list-props.ts";
import { text } from "./text.ts";

const { positions: labels } = text;
const iconProps = { size: 18, stroke: 1.75, "aria-hidden": true } as const;
const tones: Record<PositionStatus, "green" | "blue" | "amber"> = {
  available: "green",
  filled: "blue",
  ended: "amber",
};

const StatusBadge = ({ position }: { position: Position }) => {
  const status = positionStatusOf(position);
  return (
    <Badge tone={tones[status]} hasDot>
      {labels.statuses[status]}
    </Badge>
  );
};

const Status = ({ position }: { position: Position }) => (
  <div className="flex flex-col items-start gap-1 max-sm:items-end">
    <StatusBadge position={position} />
    {position.employeeName && (
      <span className="text-muted text-sm">
        {position.employeeName}
        {position.dateEnded && ` ${labels.until(formatDate(position.dateEnded))}`}
      </span>
    )}
  </div>
);

const PositionCard = ({ position }: { position: Position }) => (
  <div className="flex min-w-0 items-center gap-3">
    <div className="min-w-0 flex-1">
      <p className="truncate font-medium">{position.positionTitle}</p>
      <p className="truncate text-muted text-sm">
        {[position.departmentName, position.employeeName].filter(Boolean).join(" · ")}
      </p>
    </div>
    <StatusBadge position={position} />
  </div>
);

export const positionsColumns: readonly Column<Position>[] = [
  {
    key: "positionTitle",
    header: labels.positionTitle,
    isSortable: true,
    cell: ({ positionTitle }) => <span className="font-medium">{positionTitle}</span>,
  },
  {
    key: "departmentName",
    header: labels.department,
    isSortable: true,
    cell: ({ departmentName }) => departmentName,
  },
  {
    key: "jobLevel",
    header: labels.level,
    isSortable: true,
    width: "9rem",
    cell: ({ jobLevel }) => jobLevelLabels[jobLevel],
  },
  {
    key: "status",
    header: labels.status,
    cell: (position) => <Status position={position} />,
  },
];

interface PositionActions {
  onEdit: (position: Position) => void;
  onEnd: (position: Position) => void;
  onReopen: (position: Position) => void;
  onRemove: (position: Position) => void;
}

function actionsOf(position: Position, on: PositionActions): MenuItem[] {
  const edit: MenuItem = {
    label: labels.edit,
    icon: <IconPencil {...iconProps} />,
    onSelect: () => on.onEdit(position),
  };
  const end: MenuItem = {
    label: position.dateEnded ? labels.changeEnd : labels.end,
    icon: <IconCalendarOff {...iconProps} />,
    onSelect: () => on.onEnd(position),
  };
  const reopen: MenuItem = {
    label: labels.reopen,
    icon: <IconCalendarPlus {...iconProps} />,
    onSelect: () => on.onReopen(position),
  };
  const remove: MenuItem = {
    label: labels.remove,
    icon: <IconTrash {...iconProps} />,
    tone: "danger",
    onSelect: () => on.onRemove(position),
  };
  const others = { available: [remove], filled: [end], ended: [end, reopen] };
  return [edit, ...others[positionStatusOf(position)]];
}

export type PositionsTableProps = ListTableProps<Position> &
  PositionActions & { isNarrowed: boolean };

export function PositionsTable(props: PositionsTableProps) {
  const { isNarrowed, onEdit, onEnd, onReopen, onRemove, ...list } = props;
  return (
    <DataTable
      {...list}
      caption={labels.title}
      columns={positionsColumns}
      rowKey={({ id }) => id}
      rowName={({ positionTitle }) => positionTitle}
      rowActions={(position) => actionsOf(position, { onEdit, onEnd, onReopen, onRemove })}
      opening={{ label: ({ positionTitle }) => labels.open(positionTitle), open: onEdit }}
      card={(position) => <PositionCard position={position} />}
      loadingText={labels.loading}
      summary={labels.summary(list.first, list.last, list.total)}
      empty={
        <EmptyState title={labels.empty} icon={<IconBriefcase size={22} stroke={1.75} />}>
          {isNarrowed ? labels.nothingFound : labels.emptyHelp}
        </EmptyState>
      }
    />
  );
}
