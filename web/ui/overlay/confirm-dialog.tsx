import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { type ReactNode, useRef } from "react";
import { Button } from "../button.tsx";
import { backdropClass, dialogClass } from "./dialog-classes.ts";

export type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  children?: ReactNode;
  /** The button's action: `Delete department`, not `OK`. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: "primary" | "danger";
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before an irreversible action; only its buttons and Escape close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, cancelLabel = "Cancel" } = props;
  const { tone = "primary", isPending, onConfirm, onCancel } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onCancel()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup initialFocus={cancel} className={dialogClass("sm", { isSmall: true })}>
          <div className="flex flex-col gap-2 overflow-y-auto p-6">
            <Base.Title className="wrap-anywhere font-semibold text-lg">{title}</Base.Title>
            {children && (
              <Base.Description render={<div />} className="text-muted">
                {children}
              </Base.Description>
            )}
          </div>
          <div className="flex flex-wrap justify-end gap-3 px-6 pb-6">
            <Button ref={cancel} onClick={onCancel}>
              {cancelLabel}
            </Button>
            <Button variant={tone} isPending={isPending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
