import { useEffect } from "react";
import type { ApiKey, ShownKey } from "#contract/keys.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyBlock } from "#web/ui/display/copy-block.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { text } from "./text.ts";

const { shown: labels } = text;
const lookEveryMs = 2_000;

interface ShownKeyDialogProps {
  /** Open with a secret. */
  shown: ShownKey | undefined;
  /** The same key as it is known now. */
  known: ApiKey | undefined;
  onClose: () => void;
  /** Reads the keys again. */
  look: () => unknown;
}

/** Shows a new secret this once, and the first call of a new key once it arrives. */
export function ShownKeyDialog({ shown, known, onClose, look }: ShownKeyDialogProps) {
  const last = useLastValue(shown);
  const lines = last && linesFor(last.secret);
  const isNew = shown !== undefined && shown.key.lastUsedAt === null;
  const isWaiting = isNew && !known?.lastUsedAt;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [isWaiting, look]);
  return (
    <Dialog
      title={labels.title(last?.key.name ?? "")}
      isOpen={shown !== undefined}
      onClose={onClose}
    >
      <DialogBody>
        <div className="flex flex-col gap-4">
          <Banner tone="amber">{labels.once}</Banner>
          <CopyBlock
            name={labels.secret}
            content={last?.secret ?? ""}
            copyLabel={labels.copySecret}
          />
          <CopyBlock name={labels.try} content={lines ?? ""} copyLabel={labels.copyLines} />
          {isNew && (
            <p role="status" className={isWaiting ? "text-muted" : "font-medium text-green-text"}>
              {isWaiting ? labels.waiting : labels.arrived(known?.lastUsedAddress ?? "")}
            </p>
          )}
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

const linesFor = (secret: string) =>
  [
    `BATON_KEY=${secret}`,
    `curl "${location.origin}/prod/v1/key" \\`,
    '  -H "Authorization: Bearer $BATON_KEY"',
  ].join("\n");
