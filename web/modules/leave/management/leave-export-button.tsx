import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { messageOf } from "#web/api/api-error.ts";
import { callForFile } from "#web/api/client.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { saveFile } from "#web/ui/saved-file.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { text } from "../text.ts";
import { filterQueryOf, type LeaveManagementSearch } from "./leave-management-search.ts";

const { management: labels } = text;

/** Saves the balances of the people whom search and filters leave as a CSV file. */
export function LeaveExportButton({ search }: { search: LeaveManagementSearch }) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      saveFile(await callForFile("leave.exportRecords", { query: filterQueryOf(search) }));
    } catch (error) {
      toast.error(messageOf(error, labels.exportFailed), { durationMs: longNoticeMs });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <IconButton
      label={isBusy ? labels.exporting : labels.export}
      title={labels.export}
      icon={isBusy ? <Spinner /> : <IconDownload size={18} stroke={1.75} />}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && void save()}
      className="max-sm:hidden"
    />
  );
}
