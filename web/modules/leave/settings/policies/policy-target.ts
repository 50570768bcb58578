import type { PolicyTarget } from "#contract/leave/terms/policies.ts";
import type { SelectOption } from "#web/ui/form/select-field.tsx";

export interface ApplyForm {
  kind: PolicyTarget["kind"] | "";
  department: SelectOption<string> | null;
  employee: SelectOption<string> | null;
  from: string;
}

/** The people under a policy; undefined until chosen. */
export function targetOf({ kind, department, employee }: ApplyForm): PolicyTarget | undefined {
  if (kind === "all") return { kind };
  if (kind === "department" && department) return { kind, departmentId: Number(department.value) };
  if (kind === "employee" && employee) return { kind, employeeId: Number(employee.value) };
  return undefined;
}
