import { useState } from "react";
import { messageOf } from "#web/api/api-error.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { ListFailure } from "#web/ui/feedback/error-state.tsx";
import {
  SearchSelectField,
  type SearchSelectFieldProps,
} from "#web/ui/form/search-select-field.tsx";
import { text } from "./text.ts";

type DepartmentPickerProps = Omit<SearchSelectFieldProps, "options" | "onSearch" | "empty">;

export function DepartmentPicker(props: DepartmentPickerProps) {
  const [search, setSearch] = useState("");
  const { data, error, isLoadingError, refetch } = useApiQuery("departments.getAllDepartments", {
    query: { search, pageSize: 20, sort: "departmentName" },
  });
  const options = (data?.items ?? []).map(({ id, departmentName }) => ({
    value: String(id),
    label: departmentName,
  }));
  return (
    <SearchSelectField
      {...props}
      options={options}
      onSearch={setSearch}
      empty={text.department.noDepartment}
      help={
        isLoadingError ? (
          <ListFailure
            message={text.loadFailed(messageOf(error, text.unknownReason))}
            onRetry={refetch}
          />
        ) : (
          props.help
        )
      }
    />
  );
}
