import { useState } from "react";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import type { Page } from "#contract/operation.ts";
import type { InputOf } from "#web/api/operations.ts";
import { personName } from "#web/ui/format/person-name.ts";
import type { RowSelection } from "#web/ui/table/column.ts";
import { manyText } from "../many/many-text.ts";
import type { UsersSearch } from "./users-search.ts";

const labels = manyText;

export type ChosenUsers = InputOf<"onboarding.remindMany">["body"]["selection"];

/** The users selected in the table: individually over several searches, or all who match. */
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

interface State<Key> {
  scope: string;
  keys: ReadonlySet<Key>;
  isAll: boolean;
}

/** Rows selected individually, also over several scopes, or all rows of this scope. */
function useSelection<Key>(scope: string) {
  const none: State<Key> = { scope, keys: new Set(), isAll: false };
  const [stored, setStored] = useState(none);
  const { keys, isAll } = stored.isAll && stored.scope !== scope ? none : stored;
  return {
    keys,
    /** Whether all rows of all pages are selected. */
    isAll,
    isSelected: (key: Key) => isAll || keys.has(key),
    /** Selects or deselects rows, which makes the selection individual. */
    select: (shown: readonly Key[], isSelected: boolean) => {
      const changed = new Set(keys);
      for (const key of shown) {
        if (isSelected) changed.add(key);
        else changed.delete(key);
      }
      setStored({ scope, keys: changed, isAll: false });
    },
    selectAll: () => setStored({ scope, keys, isAll: true }),
    clear: () => setStored(none),
  };
}
