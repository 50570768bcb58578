import { useState } from "react";
import { shortNoticeMs } from "../feedback/notice-time.ts";
import { toast } from "../feedback/toast.ts";
import { useLastValue } from "../use-last-value.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface RemovalText {
  title: (name: string) => string;
  body: string;
  confirm: string;
  done: string;
  failed: string;
}

interface RemovalDialogProps<Item> {
  /** Open with one. */
  item: Item | undefined;
  nameOf: (item: Item) => string;
  text: RemovalText;
  remove: (item: Item) => Promise<unknown>;
  /** Of a failure, or else the fallback. */
  messageOf: (error: unknown, fallback: string) => string;
  onClose: () => void;
}

/** Asks before a removal, removes, and says how it ended. */
export function RemovalDialog<Item>(props: RemovalDialogProps<Item>) {
  const { item, nameOf, text, remove, messageOf, onClose } = props;
  const shown = useLastValue(item);
  const [isPending, setIsPending] = useState(false);
  const confirm = async () => {
    if (shown === undefined) return;
    setIsPending(true);
    try {
      await remove(shown);
      toast.success(text.done, { durationMs: shortNoticeMs });
    } catch (error) {
      toast.error(messageOf(error, text.failed));
    }
    setIsPending(false);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={item !== undefined}
      title={text.title(shown === undefined ? "" : nameOf(shown))}
      confirmLabel={text.confirm}
      tone="danger"
      isPending={isPending}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {text.body}
    </ConfirmDialog>
  );
}
