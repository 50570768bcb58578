import { useId, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { EmergencyCandidate, Requirement } from "#contract/requirement.ts";
import { maxEmergencyAccounts } from "#contract/rules/emergency-accounts.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { type FieldBinding, FieldNotes } from "#web/ui/form/field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { LockedOutList } from "./locked-out-list.tsx";
import { text } from "./text.ts";

const { dialog: labels } = text;

interface RequirementDialogProps {
  requirement: Requirement;
  isOpen: boolean;
  onClose: () => void;
}

/** Requires single sign-on, or changes the emergency accounts of a company that does. */
export function RequirementDialog({ requirement, isOpen, onClose }: RequirementDialogProps) {
  const { requiredFrom, candidates, triedProvider } = requirement;
  const action = requiredFrom === null ? "require" : "change";
  const chosenIds = candidates.flatMap(({ isChosen, employeeId }) => (isChosen ? employeeId : []));
  const form = useForm({ values: { employeeIds: chosenIds } });
  const employeeIds = useWatch({ control: form.control, name: "employeeIds" });
  const [failure, setFailure] = useState<string>();
  const require = useApiMutation("sso.requireProvider");
  const change = useApiMutation("sso.saveEmergencyAccounts");
  const close = () => {
    form.reset();
    setFailure(undefined);
    onClose();
  };
  const submit = async (body: { employeeIds: number[] }) => {
    setFailure(undefined);
    try {
      await (action === "require" ? require : change).mutateAsync({ body });
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(messageOf(error, labels.failed));
      return;
    }
    toast.success(labels.done[action], { durationMs: shortNoticeMs });
    onClose();
  };
  const isUntried = action === "require" && triedProvider === null;

  return (
    <FormDialog
      title={labels.titles[action]}
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit[action]}
      busyLabel={labels.busy}
      isDisabled={isUntried}
      failure={failure}
      lead={<Meaning action={action} triedProvider={triedProvider} />}
    >
      <FormField
        form={form}
        name="employeeIds"
        rule={(chosen) => accountsProblem(chosen, candidates)}
      >
        {(field) => <AccountsField {...field} candidates={candidates} />}
      </FormField>
      <LockedOutList requirement={requirement} emergencyIds={employeeIds} />
    </FormDialog>
  );
}

interface MeaningProps {
  action: "require" | "change";
  triedProvider: string | null;
}

const Meaning = ({ action, triedProvider }: MeaningProps) => (
  <div className="mb-5 flex flex-col gap-3">
    <p>{action === "require" ? labels.lead : labels.changeLead}</p>
    {action === "require" &&
      (triedProvider === null ? (
        <Banner tone="amber">{labels.untried}</Banner>
      ) : (
        <p className="text-muted text-sm">{labels.tried(triedProvider)}</p>
      ))}
  </div>
);

function accountsProblem(
  chosen: readonly number[],
  candidates: readonly EmergencyCandidate[],
): string | undefined {
  if (chosen.length === 0 || chosen.length > maxEmergencyAccounts) return labels.chooseSome;
  const isDependable = candidates.some(
    ({ employeeId, hasFactor }) => hasFactor && chosen.includes(employeeId),
  );
  return isDependable ? undefined : labels.factorMissing;
}

interface AccountsFieldProps extends FieldBinding<number[]> {
  candidates: readonly EmergencyCandidate[];
}

function AccountsField({ value, onChange, onBlur, error, candidates }: AccountsFieldProps) {
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={id}>
      <legend className="required mb-1.5 font-medium">{labels.accounts}</legend>
      {candidates.map(({ employeeId, name, email, hasFactor }) => (
        <Checkbox
          key={employeeId}
          label={
            <>
              <span className="wrap-anywhere">{name || email}</span>
              <span className="wrap-anywhere block text-muted text-sm">
                {email} · {hasFactor ? labels.hasFactor : labels.hasNone}
              </span>
            </>
          }
          value={value.includes(employeeId)}
          onBlur={onBlur}
          onChange={(isChosen) =>
            onChange(isChosen ? [...value, employeeId] : value.filter((one) => one !== employeeId))
          }
        />
      ))}
      <FieldNotes id={id} help={labels.accountsHelp} error={error} />
    </fieldset>
  );
}
