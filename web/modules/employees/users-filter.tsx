import { IconFilter } from "@tabler/icons-react";
import { useState } from "react";
import { employeeRoles } from "#contract/codes/employee-role.ts";
import { employeeStatuses, employeeStatusLabels } from "#contract/codes/employee-status.ts";
import { employmentStatuses, employmentStatusLabels } from "#contract/codes/employment-status.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { Popover } from "#web/ui/overlay/popover.tsx";
import { text } from "./text.ts";
import type { UsersFilter } from "./users-search.ts";

const { filter: labels } = text;
const all = "all";

const withAll = <Value extends string>(values: readonly Value[], names?: Record<Value, string>) => [
  { value: all, label: labels.all },
  ...values.map((value) => ({ value, label: names?.[value] ?? value })),
];
const fields = [
  { name: "role", label: labels.role, options: withAll(employeeRoles) },
  {
    name: "employeeStatus",
    label: labels.status,
    options: withAll(employeeStatuses, employeeStatusLabels),
  },
  {
    name: "employmentStatus",
    label: labels.employment,
    options: withAll(employmentStatuses, employmentStatusLabels),
  },
] as const;

export interface UsersFilterProps {
  filter: UsersFilter;
  onApply: (filter: UsersFilter) => void;
}

/** Narrows the users by role, status and employment; nothing changes before Apply or Reset. */
export function UsersFilterButton({ filter, onApply }: UsersFilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState(filter);
  const count = Object.values(filter).filter(Boolean).length;
  const open = (isOpening: boolean) => {
    setDraft(filter);
    setIsOpen(isOpening);
  };
  const apply = (next: UsersFilter) => {
    onApply(next);
    setIsOpen(false);
  };
  const none: UsersFilter = {
    role: undefined,
    employeeStatus: undefined,
    employmentStatus: undefined,
  };

  return (
    <Popover
      title={labels.title}
      isOpen={isOpen}
      onOpenChange={open}
      trigger={
        <Button icon={<IconFilter size={18} stroke={1.75} aria-hidden="true" />}>
          {labels.open(count)}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {fields.map(({ name, label, options }) => (
          <SelectField<string>
            key={name}
            label={label}
            options={options}
            value={draft[name] ?? all}
            onChange={(value) => setDraft({ ...draft, [name]: value === all ? undefined : value })}
          />
        ))}
        <div className="flex justify-end gap-3">
          <Button onClick={() => apply(none)}>{labels.reset}</Button>
          <Button variant="primary" onClick={() => apply({ ...none, ...draft })}>
            {labels.apply}
          </Button>
        </div>
      </div>
    </Popover>
  );
}
