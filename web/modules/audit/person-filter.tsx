import { useState } from "react";
import { useApiQuery } from "#web/api/hooks.ts";
import { ListFailure } from "#web/ui/feedback/error-state.tsx";
import { SearchSelectField } from "#web/ui/form/search-select-field.tsx";
import { nameOf } from "#web/ui/format/person-name.ts";
import { text } from "./text.ts";

const { person: labels } = text.filter;

interface PersonFilterProps {
  personId: number | undefined;
  /** Of a person whom the entries name. */
  knownName: string | undefined;
  onPerson: (personId: number | undefined) => void;
}

/** Narrows the log to what one person did, and what is about them. */
export function PersonFilter({ personId, knownName, onPerson }: PersonFilterProps) {
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<{ value: string; label: string }>();
  const { data, isLoadingError, refetch } = useApiQuery("employees.all", {
    query: { search, pageSize: 20 },
  });
  const options = (data?.items ?? []).map((one) => ({
    value: String(one.id),
    label: nameOf(one) || one.email,
  }));
  const value = String(personId);
  const known = [chosen, ...options].find((one) => one?.value === value);
  const shown = known ?? { value, label: knownName ?? labels.one };
  return (
    <SearchSelectField
      label={labels.label}
      placeholder={labels.choose}
      clearLabel={labels.clear}
      options={options}
      value={personId === undefined ? null : shown}
      onChange={(next) => {
        setChosen(next ?? undefined);
        onPerson(next ? Number(next.value) : undefined);
      }}
      onSearch={setSearch}
      empty={labels.none}
      help={
        isLoadingError ? (
          <ListFailure message={labels.failed} onRetry={() => void refetch()} />
        ) : undefined
      }
    />
  );
}
