import { useState } from "react";
import type { EmployeeDetail, Invitation } from "#contract/employees/employee-lists.ts";
import { Button } from "#web/ui/button.tsx";
import { formatMoment } from "#web/ui/format/dates.ts";
import { text } from "../text.ts";
import { useInvitation } from "./use-invitation.ts";
import { WithdrawInvitationDialog } from "./withdraw-invitation-dialog.tsx";

const { invitation: labels } = text;

function stateOf({ status, expiresAt }: Invitation): string {
  if (status === "withdrawn" || status === "notSent") return labels[status];
  if (status === "sending" || !expiresAt) return labels.sending;
  return labels[status](formatMoment(expiresAt));
}

export function InvitationNotice({ person }: { person: EmployeeDetail }) {
  const { resend, isResending } = useInvitation();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const { invitation } = person;
  if (!invitation) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-sunken px-4 py-3">
      <p className="min-w-0 flex-1 basis-56 text-sm">{stateOf(invitation)}</p>
      {person.status && (
        <Button size="sm" isPending={isResending} onClick={() => void resend(person)}>
          {invitation.status === "notSent" ? labels.send : labels.resend}
        </Button>
      )}
      {invitation.status !== "withdrawn" && (
        <Button size="sm" className="text-red-text" onClick={() => setIsWithdrawing(true)}>
          {labels.withdraw}
        </Button>
      )}
      <WithdrawInvitationDialog
        person={isWithdrawing ? person : undefined}
        onClose={() => setIsWithdrawing(false)}
      />
    </div>
  );
}
