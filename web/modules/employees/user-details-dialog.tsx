import { useState } from "react";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import type { DetailTab } from "#contract/places.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { personName } from "#web/ui/format/person-name.ts";
import { type Tab, Tabs } from "#web/ui/navigation/tabs.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { EmploymentTab, LeaveTab, NotesTab, PersonalTab, PromotionsTab } from "./details-tabs.tsx";
import { StatusBadges } from "./employee-badges.tsx";
import { EmployeeHistory } from "./employee-history.tsx";
import { InvitationNotice } from "./invitation-notice.tsx";
import { text } from "./text.ts";
import { ToggleStatusDialog } from "./toggle-status-dialog.tsx";

const { details: labels, table } = text;

interface Handlers {
  tab: DetailTab;
  onTab: (tab: DetailTab) => void;
  onClose: () => void;
}
export type UserDetailsDialogProps = Handlers & {
  /** The employee whose details are open, if any. */
  employeeId: number | undefined;
};

/** The details of one user, including their history. */
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
      {shownId !== undefined && <Content key={shownId} employeeId={shownId} {...handlers} />}
    </Dialog>
  );
}

function Content({ employeeId, ...handlers }: Handlers & { employeeId: number }) {
  const { data, isError, refetch } = useApiQuery("employees.detailedInfo", {
    query: { employeeId, pageSize: 1 },
  });
  const person = data?.items[0];
  if (person) return <PersonDetails person={person} {...handlers} />;
  return (
    <DialogBody>
      {isError && <ErrorState message={text.fetchFailed} onRetry={() => void refetch()} />}
      {data && <EmptyState title={labels.gone} />}
      {!data && !isError && (
        <Delayed label={text.loading}>
          <Skeleton className="h-14" />
          <Skeleton className="mt-5 h-96" />
        </Delayed>
      )}
    </DialogBody>
  );
}

const tabsFor = (person: EmployeeDetail): readonly Tab<DetailTab>[] => [
  { value: "personal", label: labels.personal, content: <PersonalTab person={person} /> },
  { value: "employment", label: labels.employment, content: <EmploymentTab person={person} /> },
  { value: "leave", label: labels.leave, content: <LeaveTab person={person} /> },
  { value: "promotions", label: labels.promotions, content: <PromotionsTab /> },
  { value: "notes", label: labels.notes, content: <NotesTab /> },
  {
    value: "history",
    label: labels.history,
    content: <EmployeeHistory employeeId={person.employeeId} />,
  },
];

function PersonDetails({ person, tab, onTab, onClose }: Handlers & { person: EmployeeDetail }) {
  const [isToggling, setIsToggling] = useState(false);
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
          </div>
          <StatusBadges status={person.employeeStatus} isActive={person.status} />
        </div>
        <InvitationNotice person={person} />
        <Tabs label={labels.tabs} tabs={tabsFor(person)} value={tab} onChange={onTab} />
      </DialogBody>
      <DialogFooter>
        <Button
          variant={person.status ? "secondary" : "primary"}
          onClick={() => setIsToggling(true)}
          className={person.status ? "me-auto text-red-text" : "me-auto"}
        >
          {person.status ? table.deactivate : table.activate}
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
