import { useState } from "react";
import type { Shutdown } from "#contract/leave/planning/shutdown.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { text } from "./shutdown-text.ts";

const onError = (error: unknown) => toast.error(messageOf(error, text.changeFailed));

/** A shutdown's actions by its state: booking, discard or undo. */
export function ShutdownActions({ shutdown }: { shutdown: Shutdown }) {
  if (shutdown.state === "ready") return <Book shutdown={shutdown} />;
  return shutdown.canUndo ? <Undo shutdown={shutdown} /> : null;
}

function Book({ shutdown: { id, name, people } }: { shutdown: Shutdown }) {
  const [isAsking, setIsAsking] = useState(false);
  const book = useApiMutation("leave.bookShutdown");
  const discard = useApiMutation("leave.discardShutdown");
  const params = { id };
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="primary" disabled={people === 0} onClick={() => setIsAsking(true)}>
        {text.book.action(people)}
      </Button>
      <Button
        isPending={discard.isPending}
        onClick={() =>
          discard.mutate({ params }, { onSuccess: () => toast.success(text.discard.done), onError })
        }
      >
        {text.discard.action}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={text.book.title(name)}
        confirmLabel={text.book.action(people)}
        isPending={book.isPending}
        onConfirm={() =>
          book.mutate(
            { params },
            {
              onSuccess: () => toast.success(text.book.done),
              onError,
              onSettled: () => setIsAsking(false),
            },
          )
        }
        onCancel={() => setIsAsking(false)}
      >
        {text.book.help}
      </ConfirmDialog>
    </div>
  );
}

function Undo({ shutdown: { id, name } }: { shutdown: Shutdown }) {
  const [isAsking, setIsAsking] = useState(false);
  const undo = useApiMutation("leave.undoShutdown");
  return (
    <div>
      <Button onClick={() => setIsAsking(true)} aria-label={`${text.undo.action}: ${name}`}>
        {text.undo.action}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={text.undo.title(name)}
        confirmLabel={text.undo.action}
        tone="danger"
        isPending={undo.isPending}
        onConfirm={() =>
          undo.mutate(
            { params: { id } },
            {
              onSuccess: () => toast.success(text.undo.done),
              onError,
              onSettled: () => setIsAsking(false),
            },
          )
        }
        onCancel={() => setIsAsking(false)}
      >
        {text.undo.help}
      </ConfirmDialog>
    </div>
  );
}
