import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import type { Column, Sort } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { Section } from "./section.tsx";

type Person = { name: string; position: string; days: number; isActive: boolean };

const people: Person[] = [
  { name: "Aisha Khan", position: "Designer", days: 12, isActive: true },
  { name: "Lerato Mokoena", position: "Head of Engineering", days: 3.5, isActive: true },
  { name: "Pieter van der Merwe", position: "Accountant", days: 0, isActive: false },
  { name: "Sipho Dlamini", position: "Engineer", days: 21, isActive: true },
  { name: "Thandi Nkosi", position: "Senior Engineer", days: 5, isActive: true },
  { name: "Zoë Adams", position: "Recruiter", days: 9, isActive: true },
];

const columns: Column<Person>[] = [
  {
    key: "name",
    header: "Name",
    isSortable: true,
    cell: ({ name }) => (
      <span className="flex items-center gap-3 font-medium">
        <Avatar name={name} size="sm" />
        {name}
      </span>
    ),
  },
  { key: "position", header: "Position", cell: ({ position }) => position, isSortable: true },
  { key: "days", header: "Days left", cell: ({ days }) => days, align: "end", isSortable: true },
  {
    key: "status",
    header: "Status",
    width: "8rem",
    cell: ({ isActive }) => (
      <Badge tone={isActive ? "green" : "red"}>{isActive ? "Active" : "Inactive"}</Badge>
    ),
  },
];

const pageSizes = [4, 10, 25];
const sorted = (sort: Sort) =>
  [...people].sort((one, other) => {
    const [a, b] = sort.direction === "asc" ? [one, other] : [other, one];
    return String(a[sort.key as keyof Person]).localeCompare(String(b[sort.key as keyof Person]));
  });
const rowKey = ({ name }: Person) => name;
const ignore = () => {};
const rowActions = () => [
  {
    label: "Edit",
    icon: <IconPencil size={16} stroke={1.75} aria-hidden="true" />,
    onSelect: ignore,
  },
  "separator" as const,
  {
    label: "Remove",
    tone: "danger" as const,
    icon: <IconTrash size={16} stroke={1.75} aria-hidden="true" />,
    onSelect: ignore,
  },
];

function PeopleTable() {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(4);
  const [sort, setSort] = useState<Sort>({ key: "name", direction: "asc" });
  const rows = sorted(sort).slice((page - 1) * pageSize, page * pageSize);
  const first = (page - 1) * pageSize + 1;
  return (
    <DataTable
      caption="People"
      {...{ columns, rows, rowKey, sort, page, pageSize, pageSizes, rowActions }}
      rowName={rowKey}
      opening={{ label: ({ name }) => `Open ${name}`, open: ignore }}
      onPageSize={(size) => {
        setPageSize(size);
        setPage(1);
      }}
      onSort={setSort}
      onPage={setPage}
      total={people.length}
      summary={`Showing ${first} to ${first + rows.length - 1} of ${people.length} people`}
    />
  );
}

export const TableSection = () => (
  <Section title="Tables">
    <PeopleTable />
    <div className="grid gap-4 lg:grid-cols-2">
      <DataTable
        caption="People, loading for the first time"
        rows={undefined}
        pageSize={3}
        {...{ columns, rowKey }}
      />
      <DataTable
        caption="People, loading the next page"
        rows={people.slice(0, 3)}
        isFetching
        {...{ columns, rowKey }}
      />
      <DataTable
        caption="People, none"
        rows={[]}
        empty={<EmptyState title="No people match">Try another word.</EmptyState>}
        {...{ columns, rowKey }}
      />
      <DataTable
        caption="People, failed"
        rows={undefined}
        error="The list could not be loaded."
        onRetry={ignore}
        {...{ columns, rowKey }}
      />
    </div>
  </Section>
);
