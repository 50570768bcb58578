import type { LeavePolicy } from "#contract/leave/terms/policies.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { AskingFields } from "./asking-fields.tsx";
import { CertificateFields } from "./certificate-fields.tsx";
import { text } from "./policy-text.ts";
import { TermsFields } from "./terms-fields.tsx";
import { firstTerms } from "./terms-form.ts";
import { usePolicyForm } from "./use-policy-form.ts";

interface PolicyDialogProps {
  /** The policy that gets a new version; a new policy without. */
  policy?: LeavePolicy;
  isOpen: boolean;
  onClose: () => void;
}

export function PolicyDialog({ policy, isOpen, onClose }: PolicyDialogProps) {
  const create = useCreation("leave.addPolicy");
  const change = useApiMutation("leave.addPolicyVersion");
  const labels = policy ? text.change : text.add;
  const policyId = Number(policy?.key);
  const { form, failure, submit, close } = usePolicyForm({
    name: policy?.name ?? "",
    before: policy?.versions[0]?.terms ?? firstTerms,
    send: ({ name, from, terms }) =>
      policy
        ? change.mutateAsync({ body: { policyId, from, terms } })
        : create({ body: { name, from, terms } }),
    done: labels.done,
    failed: labels.failed,
    onClose,
  });
  return (
    <FormDialog
      title={policy ? text.change.title(policy.name) : text.add.title}
      description={labels.lead}
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={text.busy}
      failure={failure}
    >
      {!policy && (
        <FormField form={form} name="name" rule={required(text.nameRequired)}>
          {(field) => (
            <TextField
              {...field}
              label={text.name}
              help={text.nameHelp}
              maxLength={100}
              isRequired
            />
          )}
        </FormField>
      )}
      <FormField form={form} name="from" rule={required(text.fromRequired)}>
        {(field) => <DateField {...field} label={text.fromLabel} help={text.fromHelp} isRequired />}
      </FormField>
      <TermsFields form={form} />
      <AskingFields form={form} />
      <CertificateFields form={form} />
    </FormDialog>
  );
}
