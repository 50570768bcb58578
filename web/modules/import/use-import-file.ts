import { useState } from "react";
import { messageOf } from "#web/api/api-error.ts";
import { callForFile } from "#web/api/download.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { saveFile } from "#web/ui/saved-file.ts";
import { text } from "./text.ts";

export function useImportFile(
  operation: "import.exportFaults" | "import.exportReport",
  id: number,
) {
  const [isPending, setIsPending] = useState(false);
  const download = async () => {
    setIsPending(true);
    try {
      saveFile(await callForFile(operation, { params: { id } }));
    } catch (error) {
      toast.error(messageOf(error, text.check.downloadFailed), { durationMs: longNoticeMs });
    } finally {
      setIsPending(false);
    }
  };
  return { download, isPending };
}
