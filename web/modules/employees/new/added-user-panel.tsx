import { IconCircleCheck } from "@tabler/icons-react";
import { useEffect, useEffectEvent } from "react";
import { Button } from "#web/ui/button.tsx";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { DialogBody } from "#web/ui/overlay/dialog.tsx";
import { text } from "../text.ts";
import type { AddedUser } from "./use-new-user.ts";

/** Says who was added and that they are invited; closes by itself or on request. */
export function AddedUserPanel({ user, onContinue }: { user: AddedUser; onContinue: () => void }) {
  const leave = useEffectEvent(onContinue);
  useEffect(() => {
    const timer = setTimeout(() => leave(), longNoticeMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <DialogBody>
      <div role="status" className="flex flex-col items-center gap-2 py-6 text-center">
        <IconCircleCheck size={48} stroke={1.5} aria-hidden="true" className="text-green-text" />
        <p className="font-semibold text-lg">{text.add.doneTitle(user.name)}</p>
        <p className="max-w-sm text-pretty text-muted">
          {text.add.invited} <strong className="wrap-anywhere text-ink">{user.email}</strong>.{" "}
          {text.add.invitedRest}
        </p>
      </div>
      <Button variant="primary" onClick={onContinue} className="self-center">
        {text.add.continue}
      </Button>
    </DialogBody>
  );
}
