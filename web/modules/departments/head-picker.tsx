import { useState } from "react";
import { useApiQuery } from "#web/api/hooks.ts";
import { ListFailure } from "#web/ui/feedback/error-state.tsx";
import {
  SearchSelectField,
  type SearchSelectFieldProps,
} from "#web/ui/form/search-select-field.tsx";
import { nameOf } from "#web/ui/format/person-name.ts";
import { text } from "./text.ts";

const { department: labels } = text;

type HeadPickerProps = Omit<SearchSelectFieldProps, "options" | "onSearch" | "empty" | "label"> & {
  /** For a person other than a department's head. */
  label?: string;
};

/** One of the active employees, found by name, email, position or department. */
export function HeadPicker({
  label = labels.head,
  placeholder = labels.nobody,
  clearLabel = labels.noHead,
  ...props
}: HeadPickerProps) {
  const [search, setSearch] = useState("");
  const { data, isLoadingError, refetch } = useApiQuery("employees.all", {
    query: { search, pageSize: 20, isActive: "true" },
  });
  const options = (data?.items ?? []).map((person) => ({
    value: String(person.id),
    label: nameOf(person) || person.email,
  }));
  return (
    <SearchSelectField
      {...props}
      label={label}
      placeholder={placeholder}
      clearLabel={clearLabel}
      options={options}
      onSearch={setSearch}
      empty={labels.noneFound}
      help={
        isLoadingError ? <ListFailure message={labels.headsFailed} onRetry={refetch} /> : props.help
      }
    />
  );
}
