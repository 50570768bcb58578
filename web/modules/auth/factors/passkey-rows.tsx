import { IconFingerprint, IconKey } from "@tabler/icons-react";
import { useState } from "react";
import type { Passkey } from "#contract/passkeys.ts";
import { maxPasskeys } from "#contract/rules/passkeys.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { formatMoment } from "#web/ui/format/dates.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { useLoaded } from "#web/ui/use-loaded.ts";
import { FactorRow } from "./factor-row.tsx";
import { canUsePasskeys } from "./passkey.ts";
import { text } from "./text.ts";

const { passkeys: labels } = text;
const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

const loadDialogs = () =>
  import("./passkey-dialogs.tsx").then(({ PasskeyDialogs }) => PasskeyDialogs);

interface PasskeyRowsProps {
  passkeys: readonly Passkey[];
  /** Whether another factor stays without any passkey. */
  hasApp: boolean;
  /** After a passkey was added. */
  onAdded: () => Promise<void>;
}

/** One's passkeys in the list of factors. */
export function PasskeyRows({ passkeys, hasApp, onAdded }: PasskeyRowsProps) {
  const [named, setNamed] = useState<Passkey | "new">();
  const [removing, setRemoving] = useState<Passkey>();
  const removed = useLastValue(removing);
  const { mutateAsync: remove, isPending } = useApiMutation("auth.removePasskey");
  const close = () => setNamed(undefined);
  const Dialogs = useLoaded(loadDialogs, named !== undefined, () => {
    close();
    toast.error(text.openFailed, { durationMs: shortNoticeMs });
  });
  const confirmRemoval = async (id: string) => {
    try {
      await remove({ params: { id } });
      toast.success(labels.removed, { durationMs: shortNoticeMs });
    } catch (error) {
      toast.error(messageOf(error, text.failed), { durationMs: shortNoticeMs });
    }
    setRemoving(undefined);
  };

  return (
    <>
      <FactorRow
        icon={<IconFingerprint {...icon} />}
        title={labels.title}
        state={passkeys.length === 0 ? labels.none : labels.some}
      >
        {canUsePasskeys() && passkeys.length < maxPasskeys && (
          <Button size="sm" onClick={() => setNamed("new")}>
            {labels.add}
          </Button>
        )}
      </FactorRow>
      {passkeys.map((passkey) => (
        <FactorRow
          key={passkey.id}
          icon={<IconKey {...icon} />}
          title={passkey.name}
          state={stateOf(passkey)}
        >
          <Button
            size="sm"
            aria-label={labels.renameNamed(passkey.name)}
            onClick={() => setNamed(passkey)}
          >
            {labels.rename}
          </Button>
          <Button
            size="sm"
            aria-label={labels.removeNamed(passkey.name)}
            className="text-red-text"
            onClick={() => setRemoving(passkey)}
          >
            {labels.remove}
          </Button>
        </FactorRow>
      ))}
      {Dialogs && <Dialogs named={named} onClose={close} onAdded={onAdded} />}
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={labels.removeTitle(removed?.name ?? "")}
        confirmLabel={labels.removeLabel}
        tone="danger"
        isPending={isPending}
        onCancel={() => setRemoving(undefined)}
        onConfirm={() => removing && void confirmRemoval(removing.id)}
      >
        {hasApp || passkeys.length > 1 ? labels.removeBody : labels.removeLastBody}
      </ConfirmDialog>
    </>
  );
}

const stateOf = ({ addedAt, lastUsedAt }: Passkey) =>
  labels.state(formatMoment(addedAt), lastUsedAt ? formatMoment(lastUsedAt) : undefined);
