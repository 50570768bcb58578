import type { UseFormReturn } from "react-hook-form";
import { isPhone } from "#contract/rules/phone.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { ifGiven, required } from "#web/ui/form/rules.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { TelField } from "./tel-field.tsx";
import { text } from "./text.ts";
import type { NextOfKinFields as Values } from "./use-next-of-kin-change.ts";

const { nextOfKin: labels } = text;

const lines = [
  ["firstNames", labels.firstNames, labels.firstNamesRequired],
  ["lastName", labels.lastName, labels.lastNameRequired],
  ["relationship", labels.relationship, labels.relationshipRequired],
] as const;

/** The fields of an employee's next of kin, all of them required. */
export const NextOfKinFields = ({ form }: { form: UseFormReturn<Values> }) => (
  <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
    {lines.map(([name, label, missing]) => (
      <FormField key={name} form={form} name={name} rule={required(missing)}>
        {(field) => <TextField {...field} label={label} autoComplete="off" isRequired />}
      </FormField>
    ))}
    <FormField
      form={form}
      name="phoneNumber"
      rule={[required(labels.phoneRequired), ifGiven(isPhone, text.badPhone)]}
    >
      {(field) => <TelField {...field} label={labels.phone} isRequired />}
    </FormField>
  </div>
);
