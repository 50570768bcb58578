import type { DayRuleKind } from "#contract/codes/leave.ts";
import type { NewDayRule } from "#contract/leave/planning/day-rules.ts";
import type { SelectOption } from "#web/ui/form/select-field.tsx";

export const targets = ["company", "department"] as const;

export interface DayRuleForm {
  kind: DayRuleKind | "";
  target: (typeof targets)[number] | "";
  department: SelectOption<string> | null;
  minimum: number | null;
  from: string;
  to: string;
  reason: string;
}

export const blank: DayRuleForm = {
  kind: "blocked",
  target: "company",
  department: null,
  minimum: null,
  from: "",
  to: "",
  reason: "",
};

/** What is sent of the form; a staffing without a last day is until further notice. */
export function dayRuleOf(values: DayRuleForm): NewDayRule {
  const { kind, target, department, minimum, from, to, reason } = values;
  const departmentId = target === "department" && department ? Number(department.value) : null;
  const given = { departmentId, from, to: to || null, reason };
  return kind === "staffing"
    ? { kind, ...given, minimum }
    : { kind: "blocked", ...given, minimum: null };
}
