import {
  employeeRoles,
  employeeStatuses,
  employeeStatusLabels,
  employmentStatuses,
  employmentStatusLabels,
} from "#contract/codes/people.ts";
import { text } from "../text.ts";
import type { UsersFilter } from "./users-search.ts";

const { filter: labels } = text;

const named = <Value extends string>(values: readonly Value[], names?: Record<Value, string>) =>
  values.map((value) => ({ value: value as string, label: names?.[value] ?? value }));

export const filterFields = [
  { name: "role", label: labels.role, options: named(employeeRoles) },
  {
    name: "employeeStatus",
    label: labels.status,
    options: named(employeeStatuses, employeeStatusLabels),
  },
  {
    name: "employmentStatus",
    label: labels.employment,
    options: named(employmentStatuses, employmentStatusLabels),
  },
] as const;

/** The filter's active fields with their values in words. */
export const chipsOf = (filter: UsersFilter) =>
  filterFields.flatMap(({ name, label, options }) => {
    const option = options.find(({ value }) => value === filter[name]);
    return option ? [{ name, field: label, value: option.label }] : [];
  });
