import { IconCopy, IconDownload, IconPrinter } from "@tabler/icons-react";
import { storedEmail } from "#web/api/session.ts";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copied-text.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { saveFile } from "#web/ui/saved-file.ts";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { text } from "./text.ts";

const { recovery: labels } = text;
const icon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

interface RecoveryCodesDialogProps {
  /** Open with codes. */
  codes: readonly string[] | undefined;
  onClose: () => void;
}

/** Shows new recovery codes this once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const shown = useLastValue(codes) ?? [];
  const content = [labels.fileHead(storedEmail() ?? ""), "", ...shown, ""].join("\n");
  const copy = async () => {
    if (await copyText(content)) toast.success(labels.copied, { durationMs: shortNoticeMs });
    else toast.error(labels.copyFailed, { durationMs: shortNoticeMs });
  };
  const download = () => saveFile(new File([content], labels.fileName, { type: "text/plain" }));

  return (
    <Dialog title={labels.shownTitle} isOpen={codes !== undefined} onClose={onClose} size="sm">
      <DialogBody isTextOnly>
        <Banner tone="amber">{labels.once}</Banner>
        <div data-paper="">
          <p className="hidden print:mb-4 print:block">{labels.fileHead(storedEmail() ?? "")}</p>
          <ul
            aria-label={labels.list}
            className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md bg-sunken px-5 py-4 font-medium tabular-nums"
          >
            {shown.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={<IconCopy {...icon} />} onClick={() => void copy()}>
            {labels.copy}
          </Button>
          <Button size="sm" icon={<IconDownload {...icon} />} onClick={download}>
            {labels.download}
          </Button>
          <Button size="sm" icon={<IconPrinter {...icon} />} onClick={() => print()}>
            {labels.print}
          </Button>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          {labels.done}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
