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
import type { UsersFilterProps } from "./users-filter.tsx";

const { table: labels } = text;

type ExportButtonProps = Pick<UsersFilterProps, "filter" | "searched">;

/** Saves the users that search and filter leave as a CSV file. */
export function ExportButton({ filter, searched }: ExportButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const query = { ...filter, search: searched, excludeSelf: "true" };
      saveFile(await callForFile("employees.exportList", { query }));
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
