import type { FieldPath, UseFormReturn } from "react-hook-form";
import { PhoneInput, TextInput } from "./inputs.tsx";
import type { KinValues } from "./next-of-kin.ts";
import type { StepRules, TextValues } from "./rules.ts";

interface NextOfKinFieldsProps<Values extends TextValues & KinValues> {
  form: UseFormReturn<Values>;
  rules: StepRules<Values>;
  labels: { firstName: string; lastName: string; relationship: string; phone: string };
}

/** The emergency contact; autofill would offer the user's own name and number. */
export function NextOfKinFields<Values extends TextValues & KinValues>({
  form,
  rules,
  labels,
}: NextOfKinFieldsProps<Values>) {
  const field = (name: keyof KinValues) =>
    ({
      form,
      rules,
      name: name as FieldPath<Values>,
      autoComplete: "off",
      isRequired: true,
    }) as const;
  return (
    <>
      <TextInput {...field("firstName")} label={labels.firstName} />
      <TextInput {...field("lastName")} label={labels.lastName} />
      <TextInput {...field("relationship")} label={labels.relationship} />
      <PhoneInput {...field("contactNumber")} label={labels.phone} />
    </>
  );
}
