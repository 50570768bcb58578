import { useState } from "react";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { MassChangeDialog, managedBy } from "#web/modules/line/index.ts";
import { counted } from "#web/ui/format/counts.ts";
import { personName } from "#web/ui/format/person-name.ts";
import { text } from "./text.ts";

/** The people whom an inactive or former manager led, to be given back by a plan once the manager is back. */
export function useGivenBack(former: EmployeeDetail | undefined, isAsked: boolean) {
  const employeeId = former?.employeeId ?? 0;
  const { data, isPlaceholderData } = useApiQuery(
    "continuity.leading",
    { params: { id: employeeId } },
    { isEnabled: isAsked },
  );
  const [plan, setPlan] = useState<{ people: readonly number[]; from: string }>();
  const people = isPlaceholderData ? [] : (data?.passedOn ?? []);
  return {
    /** Says who does not come back alone; empty if nobody. */
    remarks: people.length > 0 ? [text.givenBack(counted(people.length, "person", "people"))] : [],
    /** Opens the filled plan from a day on, if there is anyone. */
    offer: (from: string) => people.length > 0 && setPlan({ people, from }),
    dialog: plan && former && (
      <MassChangeDialog
        employeeIds={plan.people}
        filled={{
          ...managedBy({ value: String(employeeId), label: personName(former) }),
          from: plan.from,
        }}
        isOpen
        onClose={() => setPlan(undefined)}
      />
    ),
  };
}
