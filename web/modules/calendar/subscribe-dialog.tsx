import { IconCalendarShare, IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copied-text.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { formatShortDay } from "#web/ui/format/dates.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { text } from "./text.ts";

const { feed: labels } = text;

export function SubscribeButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        icon={<IconCalendarShare size={18} stroke={1.75} aria-hidden="true" />}
        className="ms-auto"
        onClick={() => setIsOpen(true)}
      >
        {labels.open}
      </Button>
      <SubscribeDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

type DialogState = { isOpen: boolean; onClose: () => void };

/** Makes, replaces and revokes the secret address of one's calendar, which is shown once. */
function SubscribeDialog({ isOpen, onClose }: DialogState) {
  const query = useApiQuery("calendar.getFeedAddress", {}, { isEnabled: isOpen });
  const [url, setUrl] = useState<string>();
  const { revoke, create, isBusy } = useFeedAddress(setUrl);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setUrl(undefined);
    onClose();
  };
  const remove = async () => {
    await revoke();
    setIsAsking(false);
  };
  const hasAddress = query.data?.createdAt != null;
  return (
    <Dialog title={labels.title} isOpen={isOpen} onClose={close} hasLateContent>
      <DialogBody>
        <p className="text-muted">{labels.lead}</p>
        <Fetched
          query={query}
          loading={labels.loading}
          failed={labels.failed}
          skeleton={<Skeleton className="h-16" />}
        >
          {({ createdAt }) => <Address url={url} createdAt={createdAt} />}
        </Fetched>
        <Banner tone="amber" title={labels.privacyTitle}>
          {labels.privacy}
        </Banner>
      </DialogBody>
      <DialogFooter>
        {hasAddress && (
          <Button className="me-auto" onClick={() => setIsAsking(true)}>
            {labels.revoke}
          </Button>
        )}
        <Button
          variant={url ? "secondary" : "primary"}
          isPending={isBusy}
          disabled={!query.data}
          onClick={() => void create()}
        >
          {hasAddress ? labels.replace : labels.create}
        </Button>
      </DialogFooter>
      <ConfirmDialog
        isOpen={isAsking}
        title={labels.confirmTitle}
        confirmLabel={labels.revoke}
        tone="danger"
        isPending={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      >
        {labels.confirmText}
      </ConfirmDialog>
    </Dialog>
  );
}

function useFeedAddress(onUrl: (url: string | undefined) => void) {
  const created = useApiMutation("calendar.createFeedAddress");
  const revoked = useApiMutation("calendar.revokeFeedAddress");
  const create = async () => {
    try {
      const { url } = await created.mutateAsync({});
      onUrl(url);
    } catch (error) {
      toast.error(messageOf(error, labels.changeFailed));
    }
  };
  const revoke = async () => {
    try {
      await revoked.mutateAsync({});
      onUrl(undefined);
      toast.success(labels.revoked);
    } catch (error) {
      toast.error(messageOf(error, labels.changeFailed));
    }
  };
  return { create, revoke, isBusy: created.isPending || revoked.isPending };
}

function Address({ url, createdAt }: { url: string | undefined; createdAt: string | null }) {
  const copy = async () => {
    if (await copyText(url ?? "")) toast.success(labels.copied);
    else toast.error(labels.copyFailed);
  };
  if (url === undefined)
    return <p>{createdAt === null ? labels.none : labels.since(formatShortDay(createdAt))}</p>;
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={labels.address}
        help={labels.once}
        value={url}
        onChange={() => {}}
        isReadOnly
      />
      <Button
        className="self-start"
        icon={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {labels.copy}
      </Button>
    </div>
  );
}
