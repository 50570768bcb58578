import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { currentDay } from "#web/ui/format/clock.ts";

export const hasLeft = ({ terminationDate }: Pick<EmployeeDetail, "terminationDate">): boolean =>
  terminationDate !== null && terminationDate < currentDay();
