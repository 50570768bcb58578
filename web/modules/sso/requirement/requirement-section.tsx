import { useState } from "react";
import type { Requirement } from "#contract/requirement.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { longNoticeMs, shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { formatMoment } from "#web/ui/format/dates.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { useLoaded } from "#web/ui/use-loaded.ts";
import { LockedOutList } from "./locked-out-list.tsx";
import { text } from "./text.ts";

const loadDialog = () =>
  import("./requirement-dialog.tsx").then(({ RequirementDialog }) => RequirementDialog);

/** Whether single sign-on is required, the emergency accounts, and the people who cannot sign in. */
export function RequirementSection({ isOffered }: { isOffered: boolean }) {
  const query = useApiQuery("sso.getRequirement", {});
  const [opened, setOpened] = useState<"form" | "stopping">();
  const close = () => setOpened(undefined);
  const Form = useLoaded(loadDialog, opened === "form", () => {
    close();
    toast.error(text.dialog.openFailed, { durationMs: shortNoticeMs });
  });
  return (
    <section aria-labelledby="requirement" className="mt-5 border-line border-t pt-5">
      <h3 id="requirement" className="mb-2 font-semibold">
        {text.title}
      </h3>
      <Fetched
        query={query}
        loading={text.loading}
        failed={text.loadFailed}
        skeleton={<Skeleton className="h-16" />}
      >
        {(requirement) => (
          <div className="flex flex-col gap-3">
            <State requirement={requirement} />
            <div className="flex flex-wrap gap-2">
              {requirement.requiredFrom === null ? (
                <Button size="sm" disabled={!isOffered} onClick={() => setOpened("form")}>
                  {text.require}
                </Button>
              ) : (
                <>
                  <Button size="sm" onClick={() => setOpened("form")}>
                    {text.change}
                  </Button>
                  <Button size="sm" className="text-red-text" onClick={() => setOpened("stopping")}>
                    {text.stop}
                  </Button>
                </>
              )}
            </div>
          </div>
        )}
      </Fetched>
      {Form && query.data && (
        <Form requirement={query.data} isOpen={opened === "form"} onClose={close} />
      )}
      <StopDialog isOpen={opened === "stopping"} onClose={close} />
    </section>
  );
}

function State({ requirement }: { requirement: Requirement }) {
  const { requiredFrom, candidates } = requirement;
  if (requiredFrom === null) return <p>{text.optional}</p>;
  const chosen = candidates.filter(({ isChosen }) => isChosen);
  return (
    <>
      <p>{text.required(formatMoment(requiredFrom))}</p>
      <p className="wrap-anywhere">
        {text.emergency(chosen.map(({ name, email }) => name || email))}
      </p>
      <LockedOutList
        requirement={requirement}
        emergencyIds={chosen.map(({ employeeId }) => employeeId)}
      />
    </>
  );
}

interface StopDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before passwords work again; a failure leaves it open. */
function StopDialog({ isOpen, onClose }: StopDialogProps) {
  const { mutateAsync, isPending } = useApiMutation("sso.stopRequiring");
  const stop = async () => {
    try {
      await mutateAsync({});
      toast.success(text.stopping.done, { durationMs: shortNoticeMs });
      onClose();
    } catch (error) {
      toast.error(messageOf(error, text.stopping.failed), { durationMs: longNoticeMs });
    }
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text.stopping.title}
      confirmLabel={text.stopping.confirm}
      tone="danger"
      isPending={isPending}
      onConfirm={() => void stop()}
      onCancel={onClose}
    >
      {text.stopping.body}
    </ConfirmDialog>
  );
}
