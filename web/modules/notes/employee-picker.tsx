import { useState } from "react";
import { useApiQuery } from "#web/api/hooks.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { ListFailure } from "#web/ui/feedback/error-state.tsx";
import { SearchSelectField } from "#web/ui/form/search-select-field.tsx";
import type { SelectOption } from "#web/ui/form/select-field.tsx";
import { nameOf } from "#web/ui/format/person-name.ts";
import { text } from "./text.ts";

const { create: labels } = text;

interface EmployeePickerProps {
  value: SelectOption<string> | null;
  onChange: (chosen: SelectOption<string> | null) => void;
}

/** Someone to write a note about: anyone else for super administrators, otherwise those whom the writer leads. */
export function EmployeePicker({ value, onChange }: EmployeePickerProps) {
  const [search, setSearch] = useState("");
  const { options, hasFailed, retry } = useEmployees(search);
  return (
    <SearchSelectField
      label={labels.employee}
      isRequired
      placeholder={labels.choose}
      options={options}
      value={value}
      onChange={onChange}
      onSearch={setSearch}
      empty={labels.noneFound}
      help={
        hasFailed ? <ListFailure message={labels.employeesFailed} onRetry={retry} /> : undefined
      }
    />
  );
}

function useEmployees(search: string) {
  const isSuperadmin = areaOf(useCurrentEmployee()) === "superadmin";
  const anyone = useApiQuery(
    "employees.all",
    { query: { search, pageSize: 20, excludeSelf: "true", sort: "firstName" } },
    { isEnabled: isSuperadmin },
  );
  const led = useApiQuery(
    "notes.getMyNotes",
    { query: { search, pageSize: 20, view: "staff", withNotes: "false", sort: "employeeName" } },
    { isEnabled: !isSuperadmin },
  );
  const options = isSuperadmin
    ? anyone.data?.items.map((one) => ({ value: String(one.id), label: nameOf(one) || one.email }))
    : led.data?.items.map((one) => ({
        value: String(one.aboutEmployeeId),
        label: one.employeeName,
      }));
  const { isLoadingError, refetch } = isSuperadmin ? anyone : led;
  return { options: options ?? [], hasFailed: isLoadingError, retry: () => void refetch() };
}
