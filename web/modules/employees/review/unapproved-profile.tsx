import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { personName } from "#web/ui/format/person-name.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { Menu } from "#web/ui/overlay/menu.tsx";
import { text } from "../text.ts";
import { ResetFactorsDialog } from "./reset-factors-dialog.tsx";

const { review: labels } = text;

export function UnapprovedProfile({ person }: { person: EmployeeDetail }) {
  const { mutateAsync, isPending } = useApiMutation("employees.approveStatus");
  const isRejected = person.employeeStatus === "rejected";
  const approve = async () => {
    try {
      await mutateAsync({ params: { id: person.employeeId } });
      toast.success(labels.approved(personName(person)), { durationMs: longNoticeMs });
    } catch (error) {
      toast.error(messageOf(error, labels.approveFailed), { durationMs: longNoticeMs });
    }
  };
  return (
    <Banner
      tone="amber"
      title={isRejected ? labels.rejected : labels.pending}
      action={
        <Button
          size="sm"
          isPending={isPending}
          pendingText={labels.approving}
          onClick={() => void approve()}
        >
          {labels.approve}
        </Button>
      }
    >
      <p className="wrap-anywhere whitespace-pre-line">
        {isRejected ? person.rejectionReason : labels.pendingHelp}
      </p>
    </Banner>
  );
}

const blank = { reason: "" };

/** Further actions: returns an approved profile to its employee (AMB-211), and resets their second steps of sign-in. */
export function ProfileMenu({ person }: { person: EmployeeDetail }) {
  const form = useForm({ defaultValues: blank });
  const [isOpen, setIsOpen] = useState(false);
  const [isResetting, setIsResetting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { mutateAsync } = useApiMutation("employees.rejectStatus");
  const name = personName(person);
  const close = () => {
    form.reset(blank);
    setFailure(undefined);
    setIsOpen(false);
  };
  const submit = async (body: typeof blank) => {
    setFailure(undefined);
    try {
      await mutateAsync({ params: { id: person.employeeId }, body });
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(messageOf(error, ""));
      return;
    }
    toast.success(labels.rejectedDone(name), { durationMs: longNoticeMs });
    close();
  };

  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton label={labels.more(name)} icon={<IconDots size={18} stroke={1.75} />} />
        }
        items={[
          ...(person.hasFactor
            ? [{ label: labels.resetFactors, onSelect: () => setIsResetting(true) }]
            : []),
          ...(person.employeeStatus === "approved"
            ? [{ label: labels.reject, tone: "danger" as const, onSelect: () => setIsOpen(true) }]
            : []),
        ]}
      />
      <ResetFactorsDialog
        person={person}
        isOpen={isResetting}
        onClose={() => setIsResetting(false)}
      />
      <FormDialog
        title={labels.rejectTitle(name)}
        description={labels.rejectLead}
        size="sm"
        isOpen={isOpen}
        onClose={close}
        form={form}
        onSubmit={submit}
        submitLabel={labels.reject}
        busyLabel={labels.rejecting}
        failure={
          failure !== undefined && (
            <Banner tone="red" title={labels.rejectFailed}>
              {failure}
            </Banner>
          )
        }
      >
        <FormField form={form} name="reason" rule={required(labels.reasonRequired)}>
          {(field) => <TextArea {...field} label={labels.reason} maxLength={1000} />}
        </FormField>
      </FormDialog>
    </>
  );
}
