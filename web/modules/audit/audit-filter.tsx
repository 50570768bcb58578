import { useState } from "react";
import { auditGroupLabels, auditGroups } from "#contract/codes/audit.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FilterChips } from "#web/ui/form/filter-chips.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import type { AuditSearch } from "./audit-search.ts";
import { PersonFilter } from "./person-filter.tsx";
import { text } from "./text.ts";

const { filter: labels } = text;
const options = [
  { value: "all" as const, label: labels.all },
  ...auditGroups.map((value) => ({ value, label: auditGroupLabels[value] })),
];

interface AuditFilterProps {
  search: AuditSearch;
  /** Of the listed entries: what the server chose if the search names no days. */
  period: { from: string; to: string } | undefined;
  personName: string | undefined;
  onChange: (next: AuditSearch) => void;
}

export function AuditFilter({ search, period, personName, onChange }: AuditFilterProps) {
  const { group = "all", person, address = "" } = search;
  const chip = labels.fromAddress(address);
  return (
    <section aria-label={labels.title} className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        <SelectField
          label={labels.group}
          options={options}
          value={group}
          onChange={(value) => onChange({ group: value === "all" || !value ? undefined : value })}
        />
        <PersonFilter
          personId={person}
          knownName={personName}
          onPerson={(next) => onChange({ person: next })}
        />
        <Day
          label={labels.from}
          day={search.from ?? period?.from}
          onDay={(from) => onChange({ from })}
        />
        <Day label={labels.to} day={search.to ?? period?.to} onDay={(to) => onChange({ to })} />
        <div className="flex flex-col justify-end">
          <SearchField
            label={labels.address}
            placeholder={labels.address}
            value={address}
            onSearch={(typed) => onChange({ address: typed.trim() || undefined })}
          />
        </div>
      </div>
      <FilterChips
        label={labels.active}
        chips={
          address
            ? [
                {
                  label: chip,
                  removeLabel: labels.remove(chip),
                  onRemove: () => onChange({ address: undefined }),
                },
              ]
            : []
        }
      />
    </section>
  );
}

interface DayProps {
  label: string;
  day: string | undefined;
  onDay: (day: string | undefined) => void;
}

/** A day that is blank while it is typed again does not change the list. */
function Day({ label, day = "", onDay }: DayProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <DateField
      label={label}
      value={typed ?? day}
      onChange={(value) => {
        setTyped(value === "" ? "" : undefined);
        if (value) onDay(value);
      }}
    />
  );
}
