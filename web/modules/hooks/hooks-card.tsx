import { useState } from "react";
import type { Hook, ShownHook } from "#contract/hooks.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { CollectionCard } from "#web/ui/display/collection-card.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { RemovalDialog } from "#web/ui/overlay/removal-dialog.tsx";
import { useLoaded } from "#web/ui/use-loaded.ts";
import type { OpenDialog } from "./hook-dialogs.tsx";
import { HookEntry } from "./hook-entry.tsx";
import { text } from "./text.ts";

const loadDialogs = () => import("./hook-dialogs.tsx").then(({ HookDialogs }) => HookDialogs);

/** The company's webhooks, and the way to make, change, rotate, start and remove them. */
export function HooksCard() {
  const query = useApiQuery("hooks.listHooks", {});
  const [open, setOpen] = useState<OpenDialog>();
  const [shown, setShown] = useState<ShownHook>();
  const [removing, setRemoving] = useState<Hook>();
  const { mutateAsync: remove } = useApiMutation("hooks.removeHook");
  const { mutateAsync: start } = useApiMutation("hooks.startHook");
  const isOpening = open !== undefined || shown !== undefined;
  const Dialogs = useLoaded(loadDialogs, isOpening, () => {
    setOpen(undefined);
    toast.error(text.form.openFailed, { durationMs: shortNoticeMs });
  });
  const { hooks = [], maxHooks = 0 } = query.data ?? {};
  const startAgain = async ({ id }: Hook) => {
    try {
      await start({ params: { id } });
      toast.success(text.start.done, { durationMs: shortNoticeMs });
    } catch (error) {
      toast.error(messageOf(error, text.start.failed));
    }
  };
  return (
    <>
      <CollectionCard
        query={query}
        text={text}
        add={text.make.open}
        onAdd={() => setOpen({ kind: "make" })}
        count={hooks.length}
        max={maxHooks}
        state={stateOf(hooks)}
        note={
          <a
            href="/prod/docs/v1"
            className="text-accent-text underline max-md:inline-block max-md:py-2.5"
          >
            {text.docs}
          </a>
        }
      >
        {hooks.map((hook) => (
          <HookEntry
            key={hook.id}
            hook={hook}
            onChange={() => setOpen({ kind: "change", hook })}
            onRotate={() => setOpen({ kind: "rotate", hook })}
            onStart={() => void startAgain(hook)}
            onRemove={() => setRemoving(hook)}
          />
        ))}
      </CollectionCard>
      {Dialogs && (
        <Dialogs
          open={open}
          shown={shown}
          onShow={setShown}
          onClose={() => setOpen(undefined)}
          onStored={() => setShown(undefined)}
        />
      )}
      <RemovalDialog
        item={removing}
        nameOf={({ name }) => name}
        text={text.remove}
        remove={({ id }) => remove({ params: { id } })}
        messageOf={messageOf}
        onClose={() => setRemoving(undefined)}
      />
    </>
  );
}

function stateOf(hooks: readonly Hook[]): string {
  if (hooks.length === 0) return text.none;
  return text.state(hooks.filter(({ state }) => state === "active").length, hooks.length);
}
