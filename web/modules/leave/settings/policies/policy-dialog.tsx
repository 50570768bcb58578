import { type UseFormReturn, useWatch } from "react-hook-form";
import type { LeavePolicy } from "#contract/leave/terms/policies.ts";
import type { PolicyTerms } from "#contract/leave/terms/terms.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { NumberField } from "#web/ui/form/number-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { askingWords } from "./asking-words.ts";
import { FoldedTerms } from "./folded-terms.tsx";
import { text } from "./policy-text.ts";
import { TermsFields } from "./terms-fields.tsx";
import { firstTerms } from "./terms-form.ts";
import { chosenPolicy, type PolicyForm, usePolicyForm } from "./use-policy-form.ts";

interface PolicyDialogProps {
  /** The policy for a new version; a new policy by default. */
  policy?: LeavePolicy;
  isOpen: boolean;
  onClose: () => void;
}

export function PolicyDialog({ policy, isOpen, onClose }: PolicyDialogProps) {
  const create = useCreation("leave.addPolicy");
  const change = useApiMutation("leave.addPolicyVersion");
  const labels = policy ? text.change : text.add;
  const policyId = Number(policy?.key);
  const before = policy?.versions[0]?.terms ?? firstTerms;
  const { form, failure, submit, close } = usePolicyForm({
    name: policy?.name ?? "",
    before,
    send: ({ name, from, terms }) =>
      policy
        ? change.mutateAsync({ body: { policyId, from, terms } })
        : create({ body: { name, from, terms } }),
    done: labels.done,
    failed: labels.failed,
    onClose,
  });
  const terms = chosenPolicy(useWatch({ control: form.control, name: "terms" }), before);
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
      <TermsFields form={form} terms={terms} />
      <AskingFields form={form} terms={terms} />
      <CertificateFields form={form} terms={terms} />
    </FormDialog>
  );
}

const anyNotice = (days: number | null) => (days === null ? text.asking.noticeRequired : undefined);

interface RuleFieldsProps {
  form: UseFormReturn<PolicyForm>;
  /** As chosen at present. */
  terms: PolicyTerms;
}

const AskingFields = ({ form, terms: { asking } }: RuleFieldsProps) => (
  <FoldedTerms
    title={text.asking.title}
    sentence={asking && askingWords(asking)}
    isOpen={form.formState.errors.terms?.asking !== undefined}
  >
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField form={form} name="terms.asking.noticeDays" rule={anyNotice}>
        {(field) => (
          <NumberField
            {...field}
            label={text.asking.notice}
            help={text.asking.noticeHelp}
            unit={text.unit}
            isRequired
          />
        )}
      </FormField>
      <FormField form={form} name="terms.asking.daysBack">
        {(field) => (
          <NumberField
            {...field}
            label={text.asking.back}
            help={text.asking.backHelp}
            unit={text.unit}
          />
        )}
      </FormField>
    </div>
  </FoldedTerms>
);

const dueIfWanted = (days: number | null, { terms }: PolicyForm) =>
  days === null && terms.certificate.afterDays !== null ? text.certificate.dueRequired : undefined;

const CertificateFields = ({ form, terms: { certificate } }: RuleFieldsProps) => (
  <FoldedTerms
    title={text.certificate.title}
    sentence={certificate ? text.certificate.wanted(certificate) : text.certificate.none}
    isOpen={form.formState.errors.terms?.certificate !== undefined}
  >
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField form={form} name="terms.certificate.afterDays">
        {(field) => (
          <NumberField
            {...field}
            label={text.certificate.after}
            help={text.certificate.afterHelp}
            unit={text.unit}
          />
        )}
      </FormField>
      <FormField form={form} name="terms.certificate.dueDays" rule={dueIfWanted}>
        {(field) => (
          <NumberField
            {...field}
            label={text.certificate.due}
            help={text.certificate.dueHelp}
            unit={text.unit}
          />
        )}
      </FormField>
    </div>
    <FormField form={form} name="terms.certificate.isForFrequent">
      {(field) => <Checkbox {...field} label={text.certificate.frequent} />}
    </FormField>
  </FoldedTerms>
);
