import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { messageOf } from "#web/api/api-error.ts";
import { callForFile } from "#web/api/download.ts";
import { Button } from "#web/ui/button.tsx";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { saveFile } from "#web/ui/saved-file.ts";
import { text } from "./text.ts";

const { download: labels } = text;

/** The readable part of one's own record, as a file. */
export function StoryDownload() {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      saveFile(await callForFile("continuity.storyOfMine", {}));
    } catch (error) {
      toast.error(messageOf(error, labels.failed), { durationMs: longNoticeMs });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      title={labels.help}
      icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
      isPending={isBusy}
      pendingText={labels.busy}
      onClick={() => void save()}
    >
      {labels.label}
    </Button>
  );
}
