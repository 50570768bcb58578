import { IconBuilding, IconPencil, IconTrash } from "@tabler/icons-react";
import type { Department } from "#contract/departments.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import type { MenuItem } from "#web/ui/overlay/menu.tsx";
import type { Column } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import type { ListTableProps } from "#web/ui/table/use-list-props.ts";
import { text } from "./text.ts";

const { departments: labels } = text;
const iconProps = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

const headOf = ({ departmentHeadName, departmentHeadEmail }: Department) =>
  departmentHeadName || departmentHeadEmail;

function Head({ department }: { department: Department }) {
  const name = headOf(department);
  const { nextHead } = department;
  return (
    <div className="flex min-w-0 items-center gap-2.5 max-sm:justify-end">
      {name && <Avatar name={name} size="sm" />}
      <div className="min-w-0">
        <p className={name ? "truncate" : "text-muted"}>{name ?? labels.unassigned}</p>
        {nextHead && (
          <p className="text-muted text-sm">
            {labels.next(nextHead.name || labels.nobody, proseDay(nextHead.from))}
          </p>
        )}
      </div>
    </div>
  );
}

const DepartmentCard = ({ department }: { department: Department }) => (
  <div className="flex min-w-0 items-center gap-3">
    <div className="min-w-0 flex-1">
      <p className="truncate font-medium">{department.departmentName}</p>
      <p className="truncate text-muted text-sm">{headOf(department) ?? labels.unassigned}</p>
    </div>
    <span className="text-muted tabular-nums">{department.employeeCount}</span>
  </div>
);

export const departmentsColumns: readonly Column<Department>[] = [
  {
    key: "departmentName",
    header: labels.name,
    isSortable: true,
    width: "24%",
    cell: ({ departmentName }) => <span className="font-medium">{departmentName}</span>,
  },
  {
    key: "description",
    header: labels.description,
    cell: ({ description }) => (
      <span className="line-clamp-2 text-muted">{description || labels.none}</span>
    ),
  },
  {
    key: "head",
    header: labels.head,
    width: "26%",
    cell: (department) => <Head department={department} />,
  },
  {
    key: "employeeCount",
    header: labels.employees,
    isSortable: true,
    align: "end",
    width: "8rem",
    cell: ({ employeeCount }) => <span className="tabular-nums">{employeeCount}</span>,
  },
];

export interface DepartmentsTableProps extends ListTableProps<Department> {
  isNarrowed: boolean;
  onEdit: (department: Department) => void;
  onRemove: (department: Department) => void;
}

export function DepartmentsTable({ isNarrowed, onEdit, onRemove, ...list }: DepartmentsTableProps) {
  const rowActions = (department: Department): MenuItem[] => [
    { label: labels.edit, icon: <IconPencil {...iconProps} />, onSelect: () => onEdit(department) },
    ...(department.employeeCount === 0
      ? [
          {
            label: labels.remove,
            icon: <IconTrash {...iconProps} />,
            tone: "danger" as const,
            onSelect: () => onRemove(department),
          },
        ]
      : []),
  ];
  return (
    <DataTable
      {...list}
      caption={labels.title}
      columns={departmentsColumns}
      rowKey={({ id }) => id}
      rowName={({ departmentName }) => departmentName}
      rowActions={rowActions}
      opening={{ label: ({ departmentName }) => labels.open(departmentName), open: onEdit }}
      card={(department) => <DepartmentCard department={department} />}
      loadingText={labels.loading}
      summary={labels.summary(list.first, list.last, list.total)}
      empty={
        <EmptyState title={labels.empty} icon={<IconBuilding size={22} stroke={1.75} />}>
          {isNarrowed ? labels.nothingFound : labels.emptyHelp}
        </EmptyState>
      }
    />
  );
}
