import { useState } from "react";
import type { ApiKey, ShownKey } from "#contract/keys.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { CollectionCard } from "#web/ui/display/collection-card.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { RemovalDialog } from "#web/ui/overlay/removal-dialog.tsx";
import { useLoaded } from "#web/ui/use-loaded.ts";
import type { OpenDialog } from "./key-dialogs.tsx";
import { KeyEntry } from "./key-entry.tsx";
import { text } from "./text.ts";

const loadDialogs = () => import("./key-dialogs.tsx").then(({ KeyDialogs }) => KeyDialogs);

/** The company's API keys, and the way to make, change, rotate and revoke them. */
export function KeysCard() {
  const query = useApiQuery("keys.listKeys", {});
  const [open, setOpen] = useState<OpenDialog>();
  const [shown, setShown] = useState<ShownKey>();
  const [revoking, setRevoking] = useState<ApiKey>();
  const { mutateAsync: revoke } = useApiMutation("keys.revokeKey");
  const isOpening = open !== undefined || shown !== undefined;
  const Dialogs = useLoaded(loadDialogs, isOpening, () => {
    setOpen(undefined);
    toast.error(text.form.openFailed, { durationMs: shortNoticeMs });
  });
  const { keys = [], maxKeys = 0 } = query.data ?? {};
  return (
    <>
      <CollectionCard
        query={query}
        text={text}
        add={text.make.open}
        onAdd={() => setOpen({ kind: "make" })}
        count={keys.length}
        max={maxKeys}
        state={stateOf(keys)}
        note={
          <a
            href="/prod/docs/v1"
            className="text-accent-text underline max-md:inline-block max-md:py-2.5"
          >
            {text.docs}
          </a>
        }
      >
        {keys.map((key) => (
          <KeyEntry
            key={key.id}
            apiKey={key}
            onChange={() => setOpen({ kind: "change", key })}
            onRotate={() => setOpen({ kind: "rotate", key })}
            onRevoke={() => setRevoking(key)}
          />
        ))}
      </CollectionCard>
      {Dialogs && (
        <Dialogs
          open={open}
          shown={shown}
          keys={keys}
          onShow={setShown}
          onClose={() => setOpen(undefined)}
          onStored={() => setShown(undefined)}
          look={query.refetch}
        />
      )}
      <RemovalDialog
        item={revoking}
        nameOf={({ name }) => name}
        text={text.revoke}
        remove={({ id }) => revoke({ params: { id } })}
        messageOf={messageOf}
        onClose={() => setRevoking(undefined)}
      />
    </>
  );
}

function stateOf(keys: readonly ApiKey[]): string {
  if (keys.length === 0) return text.none;
  return text.state(keys.filter(({ state }) => state !== "expired").length, keys.length);
}
