import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { personName } from "#web/ui/format/person-name.ts";
import { text } from "../text.ts";

const { toggle: labels } = text;

interface DraftsLeftProps {
  person: EmployeeDetail;
  /** As it is being entered. */
  lastDay: string;
}

/** While a new last day is entered: that the employee has drafts which nobody could read after it, if they have any. */
export function DraftsLeft({ person, lastDay }: DraftsLeftProps) {
  const isNew = lastDay !== "" && lastDay !== person.terminationDate;
  const { data } = useApiQuery(
    "continuity.leading",
    { params: { id: person.employeeId } },
    { isEnabled: isNew },
  );
  return isNew && data && data.drafts > 0 ? labels.drafts(personName(person), data.drafts) : null;
}
