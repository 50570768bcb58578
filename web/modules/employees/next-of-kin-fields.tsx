import { useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { isPhone, normalisePhone } from "#contract/rules/phone.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { ifGiven, required } from "#web/ui/form/rules.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { TelField } from "./tel-field.tsx";
import { text } from "./text.ts";

const { nextOfKin: labels } = text;

const lines = [
  ["firstNames", labels.firstNames, labels.firstNamesRequired],
  ["lastName", labels.lastName, labels.lastNameRequired],
  ["relationship", labels.relationship, labels.relationshipRequired],
] as const;

export const NextOfKinFields = ({ form }: { form: UseFormReturn<NextOfKinValues> }) => (
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

export interface NextOfKinValues {
  firstNames: string;
  lastName: string;
  phoneNumber: string;
  relationship: string;
}

interface Stored {
  id: number | undefined;
  /** One's own by default. */
  employeeId?: number;
}

const sentForm = ({ firstNames, lastName, phoneNumber, relationship }: NextOfKinValues) => ({
  firstNames: firstNames.trim(),
  lastName: lastName.trim(),
  phoneNumber: normalisePhone(phoneNumber),
  relationship: relationship.trim(),
});

/** Updates the next of kin, or creates one and updates it from then on (AMB-123). Resolves to the stored one. */
export function useNextOfKinChange({ id: storedId, employeeId }: Stored) {
  const createdId = useRef<number>(undefined);
  const create = useCreation("employees.createNextOfKin");
  const { mutateAsync: update } = useApiMutation("employees.updateNextOfKin");

  return async (fields: NextOfKinValues): Promise<NextOfKinValues> => {
    const body = sentForm(fields);
    const id = storedId ?? createdId.current;
    if (id === undefined)
      createdId.current = (
        await create({ body: { ...body, ...(employeeId !== undefined && { employeeId }) } })
      ).id;
    else await update({ params: { id }, body });
    return body;
  };
}
