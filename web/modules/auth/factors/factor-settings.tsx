import { IconDeviceMobileCode, IconLifebuoy } from "@tabler/icons-react";
import { useState } from "react";
import type { Factors } from "#contract/factors.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { formatMoment } from "#web/ui/format/dates.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { useLoaded } from "#web/ui/use-loaded.ts";
import { FactorRow } from "./factor-row.tsx";
import { PasskeyRows } from "./passkey-rows.tsx";
import { text } from "./text.ts";

const loadAppDialog = () => import("./add-app-dialog.tsx").then(({ AddAppDialog }) => AddAppDialog);
const loadCodesDialog = () =>
  import("./recovery-codes-dialog.tsx").then(({ RecoveryCodesDialog }) => RecoveryCodesDialog);

const fail = (error: unknown) =>
  void toast.error(messageOf(error, text.failed), { durationMs: shortNoticeMs });
const notify = (message: string) => void toast.success(message, { durationMs: shortNoticeMs });

type Opened = "adding" | "removing" | "making" | undefined;

/** How one's own account is signed in to, beside the password. */
export function FactorSettings() {
  const factors = useApiQuery("auth.listFactors", {});
  const ownProvider = useApiQuery("sso.getOwnProvider", {});
  const [opened, setOpened] = useState<Opened>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setOpened(undefined);
  const AppDialog = useLoaded(loadAppDialog, opened === "adding", () => {
    close();
    toast.error(text.openFailed, { durationMs: shortNoticeMs });
  });
  // Loaded before the codes are made: they are shown once.
  const CodesDialog = useLoaded(
    loadCodesDialog,
    opened !== undefined || codes !== undefined,
    close,
  );
  const { makeCodes, removeApp, isBusy } = useFactorChanges(setCodes);
  const hasCodes = (factors.data?.recoveryCodesLeft ?? 0) > 0;
  const hasPasskeys = (factors.data?.passkeys.length ?? 0) > 0;
  const makeFirstCodes = async () => {
    if (!hasCodes) await makeCodes();
  };

  return (
    <Card title={text.title} lead={text.lead}>
      <Fetched
        query={factors}
        loading={text.loading}
        failed={text.loadFailed}
        skeleton={<Skeleton className="h-14" />}
      >
        {(known) => (
          <>
            {ownProvider.data?.isRequired && <p className="mb-3">{text.required}</p>}
            <FactorList factors={known} onOpen={setOpened} onPasskeyAdded={makeFirstCodes} />
          </>
        )}
      </Fetched>
      {AppDialog && (
        <AppDialog
          isOpen={opened === "adding"}
          onClose={close}
          onDone={() => makeFirstCodes().finally(close)}
        />
      )}
      {CodesDialog && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
      <ConfirmDialog
        isOpen={opened === "removing"}
        title={text.app.removeTitle}
        confirmLabel={text.app.removeLabel}
        tone="danger"
        isPending={isBusy}
        onCancel={close}
        onConfirm={() => void removeApp().finally(close)}
      >
        {hasPasskeys ? text.app.removeBodyBesidePasskeys : text.app.removeBody}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={opened === "making"}
        title={text.recovery.makeTitle}
        confirmLabel={text.recovery.make}
        isPending={isBusy || !CodesDialog}
        onCancel={close}
        onConfirm={() => void makeCodes().finally(close)}
      >
        {text.recovery.makeBody}
      </ConfirmDialog>
    </Card>
  );
}

interface FactorListProps {
  factors: Factors;
  onOpen: (what: Opened) => void;
  onPasskeyAdded: () => Promise<void>;
}

function FactorList({ factors, onOpen, onPasskeyAdded }: FactorListProps) {
  const { app, passkeys, recoveryCodesLeft } = factors;
  return (
    <ul aria-label={text.title}>
      <PasskeyRows passkeys={passkeys} hasApp={app !== null} onAdded={onPasskeyAdded} />
      <FactorRow
        icon={<IconDeviceMobileCode size={20} stroke={1.75} aria-hidden="true" />}
        title={text.app.title}
        state={app ? text.app.since(formatMoment(app.addedAt)) : text.app.none}
      >
        <Button size="sm" onClick={() => onOpen("adding")}>
          {app ? text.app.replace : text.app.add}
        </Button>
        {app && (
          <Button size="sm" className="text-red-text" onClick={() => onOpen("removing")}>
            {text.app.remove}
          </Button>
        )}
      </FactorRow>
      {(app || passkeys.length > 0) && (
        <FactorRow
          icon={<IconLifebuoy size={20} stroke={1.75} aria-hidden="true" />}
          title={text.recovery.title}
          state={text.recovery.left(recoveryCodesLeft)}
        >
          <Button size="sm" onClick={() => onOpen("making")}>
            {text.recovery.make}
          </Button>
        </FactorRow>
      )}
    </ul>
  );
}

function useFactorChanges(onCodes: (codes: readonly string[]) => void) {
  const made = useApiMutation("auth.newRecoveryCodes");
  const removed = useApiMutation("auth.removeApp");
  return {
    isBusy: made.isPending || removed.isPending,
    makeCodes: async () => {
      try {
        onCodes((await made.mutateAsync({})).codes);
      } catch (error) {
        fail(error);
      }
    },
    removeApp: async () => {
      try {
        await removed.mutateAsync({});
        notify(text.app.removed);
      } catch (error) {
        fail(error);
      }
    },
  };
}
