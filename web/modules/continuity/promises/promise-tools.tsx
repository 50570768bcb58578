import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import type { PromiseAction } from "#contract/codes/continuity.ts";
import type { Promised } from "#contract/continuity/promises.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { ReasonedDialog } from "#web/modules/line/index.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { Menu } from "#web/ui/overlay/menu.tsx";
import { PromiseRecordDialog } from "./promise-record-dialog.tsx";
import { RenegotiationDialog } from "./renegotiation-dialog.tsx";
import { text } from "./text.ts";

export function PromiseTools({ promise, today }: { promise: Promised; today: string }) {
  const [opened, setOpened] = useState<PromiseAction | "history">();
  const close = () => setOpened(undefined);
  const agreement = useApiMutation("continuity.agreeToPromise");
  const params = { id: promise.id };
  const agree = async () => {
    try {
      await agreement.mutateAsync({ params });
      toast.success(text.done.agree);
    } catch (error) {
      toast.error(messageOf(error, text.failed));
    }
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            size="sm"
            label={text.more(promise.promiseText || text.takenBack)}
            icon={<IconDots size={18} stroke={1.75} />}
          />
        }
        items={[
          ...promise.actions.map((action) => ({
            label: text.actions[action],
            onSelect: () => (action === "agree" ? void agree() : setOpened(action)),
          })),
          { label: text.actions.history, onSelect: () => setOpened("history") },
        ]}
      />
      {(["keep", "break", "decline"] as const).map((action) => (
        <SettlementDialog
          key={action}
          action={action}
          promise={promise}
          isOpen={opened === action}
          onClose={close}
        />
      ))}
      <RenegotiationDialog
        key={promise.version}
        promise={promise}
        today={today}
        isOpen={opened === "renegotiate"}
        onClose={close}
      />
      <TakingBack promise={promise} isOpen={opened === "takeBack"} onClose={close} />
      <PromiseRecordDialog
        promise={promise}
        today={today}
        isOpen={opened === "history"}
        onClose={close}
      />
    </>
  );
}

interface TakingBackProps {
  promise: Promised;
  isOpen: boolean;
  onClose: () => void;
}

function TakingBack({ promise, isOpen, onClose }: TakingBackProps) {
  const { mutateAsync, isPending } = useApiMutation("continuity.takeBackPromise");
  const takeBack = async () => {
    try {
      await mutateAsync({ params: { id: promise.id } });
      toast.success(text.done.takeBack);
      onClose();
    } catch (error) {
      toast.error(messageOf(error, text.failed));
    }
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text.takeBack.title}
      confirmLabel={text.takeBack.confirm}
      tone="danger"
      isPending={isPending}
      onConfirm={() => void takeBack()}
      onCancel={onClose}
    >
      {text.takeBack.help}
    </ConfirmDialog>
  );
}

const { settle: labels } = text;

interface SettlementDialogProps {
  action: "keep" | "break" | "decline";
  promise: Promised;
  isOpen: boolean;
  onClose: () => void;
}

/** Settles a promise as fulfilled, broken or rejected; the latter two need a reason. */
function SettlementDialog({ action, promise, isOpen, onClose }: SettlementDialogProps) {
  const { mutateAsync } = useApiMutation(`continuity.${action}Promise`);
  const { title, lead, label, submit } = labels[action];
  return (
    <ReasonedDialog
      title={title}
      description={promise.promiseText}
      lead={lead && <p className="text-muted">{lead}</p>}
      label={label}
      missing={action === "keep" ? undefined : labels.required}
      isOpen={isOpen}
      onClose={onClose}
      submitLabel={submit}
      busyLabel={labels.busy}
      failed={text.failed}
      onReason={async (body) => {
        await mutateAsync({ params: { id: promise.id }, body });
        toast.success(text.done[action]);
      }}
    />
  );
}
