import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { ReceivedDialog } from "./received-dialog.tsx";
import { readReceivedSearch } from "./received-search.ts";
import { ReceivedTable } from "./received-table.tsx";
import { ReceivedToolbar } from "./received-toolbar.tsx";
import { ReportsLink } from "./reports-link.tsx";
import { text } from "./text.ts";
import { useFailureToast } from "./use-failure-toast.ts";
import { useOpened } from "./use-opened.ts";
import { useReceived } from "./use-received.ts";

const { received: labels } = text;

/** What colleagues have sent to the user; a message opens once it is marked as read. */
export function ReceivedPage() {
  const isSuperadmin = areaOf(useCurrentEmployee()) === "superadmin";
  const { search, change } = useUrlSearch(readReceivedSearch);
  const list = useReceived(search);
  useFailureToast(list.error, labels.loadFailed);
  const close = () => change({ feedback: undefined }, { isReplacing: true });
  const opened = useOpened(search.feedback, list.rows, close);

  return (
    <div className="flex flex-col gap-4">
      <PageHeader isHeadline title={labels.title} actions={isSuperadmin && <ReportsLink />} />
      <ReceivedToolbar search={search} onChange={change} />
      <ReceivedTable
        search={search}
        list={list}
        onSort={(sort) => change({ sort })}
        onOpen={({ feedback_id }) => change({ feedback: feedback_id })}
      />
      <ReceivedDialog message={opened} onClose={close} />
    </div>
  );
}
