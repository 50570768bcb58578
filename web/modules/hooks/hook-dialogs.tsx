import type { Hook, ShownHook } from "#contract/hooks.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyBlock } from "#web/ui/display/copy-block.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { HookDialog } from "./hook-dialog.tsx";
import { text } from "./text.ts";

export type OpenDialog = { kind: "make" } | { kind: "change" | "rotate"; hook: Hook };

interface HookDialogsProps {
  open: OpenDialog | undefined;
  shown: ShownHook | undefined;
  onShow: (shown: ShownHook) => void;
  onClose: () => void;
  onStored: () => void;
}

/** The forms of the card, and the secret that one of them has made. */
export function HookDialogs({ open, shown, onShow, onClose, onStored }: HookDialogsProps) {
  const hook = useLastValue(open && "hook" in open ? open.hook : undefined);
  const show = (made: ShownHook) => {
    onClose();
    onShow(made);
  };
  return (
    <>
      <HookDialog isOpen={open?.kind === "make"} onClose={onClose} onMade={show} />
      {hook && (
        <>
          <HookDialog hook={hook} isOpen={open?.kind === "change"} onClose={onClose} />
          <RotateSecret
            hook={hook}
            isOpen={open?.kind === "rotate"}
            onClose={onClose}
            onMade={show}
          />
        </>
      )}
      <ShownHookDialog shown={shown} onClose={onStored} />
    </>
  );
}

interface RotateSecretProps {
  hook: Hook;
  isOpen: boolean;
  onClose: () => void;
  onMade: (made: ShownHook) => void;
}

function RotateSecret({ hook: { id, name }, isOpen, onClose, onMade }: RotateSecretProps) {
  const { mutateAsync: rotate, isPending } = useApiMutation("hooks.rotateHookSecret", {
    show: onMade,
  });
  const confirm = async () => {
    try {
      await rotate({ params: { id } });
    } catch (error) {
      onClose();
      toast.error(messageOf(error, text.rotate.failed));
    }
  };
  return (
    <ConfirmDialog
      title={text.rotate.title(name)}
      isOpen={isOpen}
      confirmLabel={text.rotate.confirm}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {text.rotate.body}
    </ConfirmDialog>
  );
}

interface ShownHookDialogProps {
  /** Open with a secret. */
  shown: ShownHook | undefined;
  onClose: () => void;
}

/** Shows a new secret this once. */
function ShownHookDialog({ shown, onClose }: ShownHookDialogProps) {
  const { shown: labels } = text;
  const last = useLastValue(shown);
  return (
    <Dialog
      title={labels.title(last?.hook.name ?? "")}
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
          <p className="text-muted">{labels.next}</p>
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
