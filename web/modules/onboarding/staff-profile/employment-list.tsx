import { employeeStatusLabels, employmentStatusLabels } from "#contract/codes/people.ts";
import type { FullProfile } from "#contract/employees/profile.ts";
import { formatDate } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

const labels = text.employment;

const orNotSpecified = (label: string, value: string | null | undefined) => ({
  term: label,
  value: value || <span className="text-muted">{text.notSpecified(label)}</span>,
});

/** An employee's employment details as the company records them; dates without a time. */
export const employmentItems = (data: FullProfile["employmentData"]) => [
  orNotSpecified(labels.department, data.department),
  orNotSpecified(labels.position, data.positionTitle),
  orNotSpecified(labels.hireDate, formatDate(data.hireDate)),
  orNotSpecified(labels.terminationDate, formatDate(data.terminationDate)),
  orNotSpecified(labels.employeeRole, data.employeeRole),
  orNotSpecified(labels.status, employmentStatusLabels[data.employmentStatus]),
  orNotSpecified(labels.employeeStatus, employeeStatusLabels[data.employeeStatus]),
];
