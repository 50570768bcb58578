import { useApiQuery } from "#web/api/hooks.ts";
import { DepartmentPicker } from "./department-picker.tsx";
import { text } from "./text.ts";

const { positions: labels } = text;

interface DepartmentFilterProps {
  departmentId: number | undefined;
  onChange: (departmentId: number | undefined) => void;
}

/** The department of a narrowed list; its name is looked up, as the URL has its id only. */
export function DepartmentFilter({ departmentId, onChange }: DepartmentFilterProps) {
  const { data } = useApiQuery(
    "departments.getDepartment",
    { params: { id: departmentId ?? 0 } },
    { isEnabled: departmentId !== undefined },
  );
  const chosen =
    departmentId === undefined
      ? null
      : {
          value: String(departmentId),
          label: data?.id === departmentId ? data.departmentName : "",
        };
  return (
    <DepartmentPicker
      label={labels.department}
      isLabelHidden
      placeholder={labels.allDepartments}
      clearLabel={labels.anyDepartment}
      value={chosen}
      onChange={(option) => onChange(option ? Number(option.value) : undefined)}
      className="min-w-0 max-sm:flex-1 sm:w-52"
    />
  );
}
