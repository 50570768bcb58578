import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import type { Page } from "#contract/operation.ts";
import type { InputOf } from "#web/api/operations.ts";
import { personName } from "#web/ui/format/person-name.ts";
import type { RowSelection } from "#web/ui/table/column.ts";
import { useSelection } from "#web/ui/table/use-selection.ts";
import { manyText } from "../many/many-text.ts";
import type { UsersSearch } from "./users-search.ts";

const labels = manyText;

/** Which employees a change or a reminder is for. */
export type ChosenUsers = InputOf<"onboarding.remindMany">["body"]["selection"];

/** The users who are selected in the table: one by one, by whatever search each was found, or as all that search and filters leave. */
export function useUsersSelection(
  { search, role, employeeStatus, employmentStatus }: UsersSearch,
  { items = [], total = 0 }: Partial<Page<EmployeeDetail>>,
) {
  const filter = { search, role, employeeStatus, employmentStatus, excludeSelf: "true" };
  const { keys, isAll, isSelected, select, selectAll, clear } = useSelection<number>(
    JSON.stringify(filter),
  );
  const chosen: ChosenUsers = isAll ? { filter } : { employeeIds: [...keys] };
  const rows: RowSelection<EmployeeDetail> = {
    isSelected: ({ employeeId }) => isSelected(employeeId),
    onSelect: (people, isOn) =>
      select(
        people.map(({ employeeId }) => employeeId),
        isOn,
      ),
    label: (person) => labels.selectOne(personName(person)),
    pageLabel: labels.selectPage,
  };
  const here = items.filter(({ employeeId }) => isSelected(employeeId)).length;
  const selected = isAll
    ? { count: total, elsewhere: 0 }
    : { count: keys.size, elsewhere: keys.size - here };
  return { rows, chosen, ...selected, isAll, selectAll, clear };
}
export type UsersSelection = ReturnType<typeof useUsersSelection>;
