import { IconArrowsExchange } from "@tabler/icons-react";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { Button } from "#web/ui/button.tsx";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { readUsersSearch } from "../users/users-search.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { PlannedMove } from "./planned-move.tsx";
import { text } from "./text.ts";

/** Opens the dialog in which an employee moves to another position. */
export function MoveButton({ person }: { person: EmployeeDetail }) {
  const { search, change } = useUrlSearch(readUsersSearch);
  const show = (move: true | undefined) => change({ move }, { isReplacing: true });
  return (
    <div className="flex flex-col items-start gap-4 md:col-span-2">
      <PlannedMove employeeId={person.employeeId} canWithdraw />
      <Button
        size="sm"
        icon={<IconArrowsExchange size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => show(true)}
      >
        {text.open}
      </Button>
      <MoveDialog person={person} isOpen={search.move === true} onClose={() => show(undefined)} />
    </div>
  );
}
