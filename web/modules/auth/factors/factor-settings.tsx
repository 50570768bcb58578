import { IconDeviceMobileCode, IconLifebuoy } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
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
  const [opened, setOpened] = useState<Opened>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setOpened(undefined);
  const AppDialog = useLoaded(loadAppDialog, opened === "adding", () => {
    close();
    toast.error(text.openFailed, { durationMs: shortNoticeMs });
  });
  // Loaded before the codes are made: they are shown once.
  const CodesDialog = useLoaded(loadCodesDialog, opened !== undefined, close);
  const { makeCodes, removeApp, isBusy } = useFactorChanges(setCodes);
  const hasCodes = (factors.data?.recoveryCodesLeft ?? 0) > 0;

  return (
    <Card title={text.title} lead={text.lead}>
      <Fetched
        query={factors}
        loading={text.loading}
        failed={text.loadFailed}
        skeleton={<Skeleton className="h-14" />}
      >
        {(known) => <FactorList factors={known} onOpen={setOpened} />}
      </Fetched>
      {AppDialog && (
        <AppDialog
          isOpen={opened === "adding"}
          onClose={close}
          onDone={async () => {
            if (!hasCodes) await makeCodes();
            close();
          }}
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
        {text.app.removeBody}
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
}

function FactorList({ factors: { app, recoveryCodesLeft }, onOpen }: FactorListProps) {
  return (
    <ul aria-label={text.title}>
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
      {app && (
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

interface FactorRowProps {
  icon: ReactNode;
  title: string;
  state: string;
  children: ReactNode;
}

const FactorRow = ({ icon, title, state, children }: FactorRowProps) => (
  <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-line border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
    <span className="flex size-10 items-center justify-center rounded-full bg-sunken text-muted">
      {icon}
    </span>
    <div className="min-w-0 flex-1 basis-56">
      <h3 className="font-medium">{title}</h3>
      <p className="mt-1 text-muted text-sm">{state}</p>
    </div>
    <div className="ms-14 flex flex-wrap gap-2 sm:ms-0">{children}</div>
  </li>
);

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
