import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { LeaveDetailsDialog } from "../requests/leave-details-dialog.tsx";
import { text } from "../text.ts";
import { readLeaveManagementSearch } from "./leave-management-search.ts";
import { LeaveNumbers } from "./leave-numbers.tsx";
import { LeaveTable } from "./leave-table.tsx";

const { management } = text;
const nothingOpen = {
  employee: undefined,
  request: undefined,
  book: undefined,
  first: undefined,
  last: undefined,
  statement: undefined,
  asOf: undefined,
};

/** The leave of the whole company for super administrators, of their people for managers. */
export function LeaveManagementPage() {
  const me = useCurrentEmployee();
  const { search, change } = useUrlSearch(readLeaveManagementSearch);
  const title = areaOf(me) === "superadmin" ? management.title : management.teamTitle;

  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={title} />
      <LeaveNumbers />
      <LeaveTable search={search} onChange={change} />
      <LeaveDetailsDialog
        employeeId={search.employee}
        requestId={search.request}
        onRequest={(request) => change({ request })}
        isBooking={search.book === true}
        proposed={{ first: search.first, last: search.last }}
        onBooking={(book) =>
          change(
            { book: book || undefined, first: undefined, last: undefined },
            { isReplacing: !book },
          )
        }
        statement={search}
        onStatement={(next) => change(next, { isReplacing: !next.statement })}
        onDecided={() => change({ request: undefined, page: undefined }, { isReplacing: true })}
        onClose={() => change(nothingOpen, { isReplacing: true })}
      />
    </div>
  );
}
