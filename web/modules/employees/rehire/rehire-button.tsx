import { IconUserPlus } from "@tabler/icons-react";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { Button } from "#web/ui/button.tsx";
import { formatShortDay } from "#web/ui/format/dates.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { readUsersSearch } from "../users/users-search.ts";
import { hasLeft } from "./has-left.ts";
import { RehireDialog } from "./rehire-dialog.tsx";
import { text } from "./text.ts";

/** Opens the dialog in which someone who has left is rehired; nothing for anyone else. */
export function RehireButton({ person }: { person: EmployeeDetail }) {
  const { search, change } = useUrlSearch(readUsersSearch);
  if (!hasLeft(person)) return null;
  const show = (rehire: true | undefined) => change({ rehire }, { isReplacing: true });
  return (
    <div className="flex flex-col items-start gap-2 md:col-span-2">
      <p className="text-muted">{text.left(formatShortDay(person.terminationDate ?? ""))}</p>
      <Button
        size="sm"
        icon={<IconUserPlus size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => show(true)}
      >
        {text.open}
      </Button>
      <RehireDialog
        person={person}
        isOpen={search.rehire === true}
        onClose={() => show(undefined)}
      />
    </div>
  );
}
