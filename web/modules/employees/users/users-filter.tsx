import { IconFilter } from "@tabler/icons-react";
import { useState } from "react";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { Popover } from "#web/ui/overlay/popover.tsx";
import { text } from "../text.ts";
import { filterFields } from "./users-filter-fields.ts";
import type { UsersFilter } from "./users-search.ts";

const { filter: labels } = text;
const all = "all";

export interface UsersFilterProps {
  filter: UsersFilter;
  /** The search text, which also narrows the users. */
  searched: string | undefined;
  onApply: (filter: UsersFilter) => void;
}

/** Narrows the users by role, status and employment with Apply or Reset. */
export function UsersFilterButton({ filter, searched, onApply }: UsersFilterProps) {
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
        {filterFields.map(({ name, label, options }) => (
          <SelectField<string>
            key={name}
            label={label}
            options={[{ value: all, label: labels.all }, ...options]}
            value={draft[name] ?? all}
            onChange={(value) => setDraft({ ...draft, [name]: value === all ? undefined : value })}
          />
        ))}
        <div className="flex items-center justify-end gap-3">
          <FoundCount filter={draft} searched={searched} />
          <Button onClick={() => apply(none)}>{labels.reset}</Button>
          <Button variant="primary" onClick={() => apply({ ...none, ...draft })}>
            {labels.apply}
          </Button>
        </div>
      </div>
    </Popover>
  );
}

/** The number of users behind the filter. */
function FoundCount({ filter, searched }: Pick<UsersFilterProps, "filter" | "searched">) {
  const { data } = useApiQuery("employees.detailedInfo", {
    query: { ...filter, search: searched, pageSize: 1, excludeSelf: "true" },
  });
  return (
    <p role="status" className="me-auto text-muted text-sm tabular-nums">
      {data && labels.found(data.total)}
    </p>
  );
}
