import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { todayAsDate } from "#web/ui/format/dates.ts";

export const hasLeft = ({ terminationDate }: Pick<EmployeeDetail, "terminationDate">): boolean =>
  terminationDate !== null && terminationDate < todayAsDate();
