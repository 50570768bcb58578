import { useState } from "react";
import { useApiQuery } from "#web/api/hooks.ts";
import { ListFailure } from "#web/ui/feedback/error-state.tsx";
import {
  SearchSelectField,
  type SearchSelectFieldProps,
} from "#web/ui/form/search-select-field.tsx";
import { nameOf } from "#web/ui/format/person-name.ts";
import { text } from "./text.ts";

type LeaderPickerProps = Omit<
  SearchSelectFieldProps,
  "options" | "onSearch" | "empty" | "label"
> & {
  label?: string;
};

/** A manager or stand-in among the active employees, found by name, email, position or department. */
export function LeaderPicker({
  label = text.manager,
  placeholder = text.managerPlaceholder,
  isRequired = true,
  ...field
}: LeaderPickerProps) {
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
      {...field}
      label={label}
      isRequired={isRequired}
      placeholder={placeholder}
      options={options}
      onSearch={setSearch}
      empty={text.noneFound}
      help={isLoadingError && <ListFailure message={text.peopleFailed} onRetry={refetch} />}
    />
  );
}
