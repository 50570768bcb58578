import { useState } from "react";
import { useApiQuery } from "#web/api/hooks.ts";
import { ListFailure } from "#web/ui/feedback/error-state.tsx";
import {
  SearchSelectField,
  type SearchSelectFieldProps,
} from "#web/ui/form/search-select-field.tsx";
import { nameOf } from "#web/ui/format/person-name.ts";
import { text } from "./text.ts";

const { person: labels } = text;

type PersonPickerProps = Omit<SearchSelectFieldProps, "options" | "onSearch" | "empty">;

export function PersonPicker(props: PersonPickerProps) {
  const [search, setSearch] = useState("");
  const { data, isLoadingError, refetch } = useApiQuery("employees.all", {
    query: { search, pageSize: 20 },
  });
  const options = (data?.items ?? []).map((one) => ({
    value: String(one.id),
    label: nameOf(one) || one.email,
  }));
  return (
    <SearchSelectField
      {...props}
      placeholder={labels.choose}
      options={options}
      onSearch={setSearch}
      empty={labels.noneFound}
      help={
        isLoadingError ? (
          <ListFailure message={labels.failed} onRetry={() => void refetch()} />
        ) : (
          props.help
        )
      }
    />
  );
}
