import { useState } from "react";
import type { EmployeeDetail, Invitation } from "#contract/employees/employee-lists.ts";
import { type DetailTab, places } from "#contract/places.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { NotesOfEmployee } from "#web/modules/notes/index.ts";
import { EmployeeHistory } from "#web/modules/story/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { formatMoment } from "#web/ui/format/dates.ts";
import { personName } from "#web/ui/format/person-name.ts";
import { Link } from "#web/ui/link.tsx";
import { type Tab, Tabs } from "#web/ui/navigation/tabs.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { StatusBadges } from "../employee-badges.tsx";
import { ProfileMenu, UnapprovedProfile } from "../review/unapproved-profile.tsx";
import { text } from "../text.ts";
import { EmploymentTab, LeaveTab, PersonalTab, PromotionsTab } from "./details-tabs.tsx";
import { LoadedPerson } from "./loaded-person.tsx";
import { ToggleStatusDialog } from "./toggle-status-dialog.tsx";
import { useInvitation } from "./use-invitation.ts";
import { WithdrawInvitationDialog } from "./withdraw-invitation-dialog.tsx";

const { details: labels, table } = text;

interface Handlers {
  tab: DetailTab;
  onTab: (tab: DetailTab) => void;
  onEdit: (employeeId: number) => void;
  onClose: () => void;
}
type UserDetailsDialogProps = Handlers & {
  employeeId: number | undefined;
};

export function UserDetailsDialog({ employeeId, ...handlers }: UserDetailsDialogProps) {
  const shownId = useLastValue(employeeId);
  return (
    <Dialog
      title={labels.title}
      size="lg"
      hasLateContent
      isSteady
      isOpen={employeeId !== undefined}
      onClose={handlers.onClose}
    >
      {shownId !== undefined && (
        <LoadedPerson key={shownId} employeeId={shownId}>
          {(person) => <PersonDetails person={person} {...handlers} />}
        </LoadedPerson>
      )}
    </Dialog>
  );
}

const tabsFor = (person: EmployeeDetail): readonly Tab<DetailTab>[] => [
  { value: "personal", label: labels.personal, content: <PersonalTab person={person} /> },
  { value: "employment", label: labels.employment, content: <EmploymentTab person={person} /> },
  { value: "leave", label: labels.leave, content: <LeaveTab person={person} /> },
  { value: "promotions", label: labels.promotions, content: <PromotionsTab /> },
  {
    value: "notes",
    label: labels.notes,
    content: <NotesOfEmployee employeeId={person.employeeId} name={personName(person)} />,
  },
  {
    value: "history",
    label: labels.history,
    content: <EmployeeHistory employeeId={person.employeeId} />,
  },
];

function PersonDetails({
  person,
  tab,
  onTab,
  onEdit,
  onClose,
}: Handlers & { person: EmployeeDetail }) {
  const [isToggling, setIsToggling] = useState(false);
  const isOwn = useCurrentEmployee().id === person.employeeId;
  return (
    <>
      <DialogBody>
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name={personName(person)} size="lg" />
          <div className="min-w-0 flex-1 basis-48">
            <p className="wrap-anywhere font-semibold text-lg">{personName(person)}</p>
            <p className="wrap-anywhere text-muted">
              {[person.positionTitle, person.departmentTitle].filter(Boolean).join(" · ") ||
                person.email}
            </p>
            <Link href={places.person("superadmin", person.employeeId)} className="max-md:py-3.5">
              {labels.personPage}
            </Link>
          </div>
          <StatusBadges status={person.employeeStatus} isActive={person.status} />
          {!isOwn && (person.employeeStatus === "approved" || person.hasFactor) && (
            <ProfileMenu person={person} />
          )}
        </div>
        <InvitationNotice person={person} />
        {!isOwn && !person.invitation && person.employeeStatus !== "approved" && (
          <UnapprovedProfile person={person} />
        )}
        <Tabs label={labels.tabs} tabs={tabsFor(person)} value={tab} onChange={onTab} />
      </DialogBody>
      <DialogFooter>
        {!isOwn && (
          <Button
            onClick={() => setIsToggling(true)}
            className={person.status ? "me-auto text-red-text" : "me-auto"}
          >
            {person.status ? table.deactivate : table.activate}
          </Button>
        )}
        <Button variant="primary" onClick={() => onEdit(person.employeeId)}>
          {labels.edit}
        </Button>
        <Button onClick={onClose}>{labels.close}</Button>
      </DialogFooter>
      <ToggleStatusDialog
        person={isToggling ? person : undefined}
        onClose={() => setIsToggling(false)}
      />
    </>
  );
}

function stateOf({ status, expiresAt }: Invitation): string {
  if (status === "withdrawn" || status === "notSent") return text.invitation[status];
  if (status === "sending" || !expiresAt) return text.invitation.sending;
  return text.invitation[status](formatMoment(expiresAt));
}

/** The state of the open invitation and its actions. */
function InvitationNotice({ person }: { person: EmployeeDetail }) {
  const { resend, isResending } = useInvitation();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const { invitation } = person;
  if (!invitation) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-sunken px-4 py-3">
      <p className="min-w-0 flex-1 basis-56 text-sm">{stateOf(invitation)}</p>
      {person.status && (
        <Button size="sm" isPending={isResending} onClick={() => void resend(person)}>
          {invitation.status === "notSent" ? text.invitation.send : text.invitation.resend}
        </Button>
      )}
      {invitation.status !== "withdrawn" && (
        <Button size="sm" className="text-red-text" onClick={() => setIsWithdrawing(true)}>
          {text.invitation.withdraw}
        </Button>
      )}
      <WithdrawInvitationDialog
        person={isWithdrawing ? person : undefined}
        onClose={() => setIsWithdrawing(false)}
      />
    </div>
  );
}
