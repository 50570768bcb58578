import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import {
  type SecondFactorRule,
  secondFactorLabels,
  secondFactorRules,
} from "#contract/codes/second-factor.ts";
import type { SignInRules } from "#contract/sign-in-rules.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { RadioGroup } from "#web/ui/form/choice-group.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { currentDay } from "#web/ui/format/clock.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { text } from "./text.ts";

const { dialog: labels } = text;

interface RuleValues {
  secondFactor: SecondFactorRule | "";
  from: string;
}

const choices = secondFactorRules.map((value) => ({
  value,
  label: secondFactorLabels[value],
  description: labels[`${value}Help`],
}));

interface SignInRulesDialogProps {
  rules: SignInRules;
  isOpen: boolean;
  onClose: () => void;
}

/** Sets the rule on second steps, and its first day. */
export function SignInRulesDialog({ rules, isOpen, onClose }: SignInRulesDialogProps) {
  const values: RuleValues = { secondFactor: rules.secondFactor, from: rules.from ?? "" };
  const form = useForm({ values });
  const [failure, setFailure] = useState<string>();
  const secondFactor = useWatch({ control: form.control, name: "secondFactor" });
  const { mutateAsync: update } = useApiMutation("auth.updateSignInRules");
  const close = () => {
    form.reset(values);
    setFailure(undefined);
    onClose();
  };
  const submit = async ({ secondFactor: chosen, from }: RuleValues) => {
    setFailure(undefined);
    try {
      const body = { secondFactor: chosen || "off", ...(chosen !== "off" && { from }) };
      await update({ body });
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(messageOf(error, labels.failed));
      return;
    }
    toast.success(labels.saved, { durationMs: shortNoticeMs });
    onClose();
  };
  // The day of a rule in force may stay.
  const earliest = [currentDay(), rules.from ?? currentDay()].toSorted()[0];

  return (
    <FormDialog
      title={labels.title}
      size="sm"
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={labels.busy}
      failure={failure}
    >
      <FormField form={form} name="secondFactor">
        {(field) => <RadioGroup {...field} label={labels.who} choices={choices} />}
      </FormField>
      {secondFactor !== "off" && (
        <FormField form={form} name="from" rule={required(labels.fromRequired)}>
          {(field) => (
            <DateField
              {...field}
              label={labels.from}
              help={labels.fromHelp}
              min={earliest}
              isRequired
            />
          )}
        </FormField>
      )}
    </FormDialog>
  );
}
