import { type UseFormReturn, useWatch } from "react-hook-form";
import { genderLabelOf, genderLabels } from "#contract/codes/people.ts";
import { SegmentedChoice } from "#web/ui/form/choice-group.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { FieldGrid } from "../wizard/field-grid.tsx";
import { idNumberWarning } from "../wizard/id-number-warning.tsx";
import { DateInput, PhoneInput, TextInput } from "../wizard/inputs.tsx";
import { type StaffValues, staffSteps } from "./staff-form.ts";
import { text } from "./text.ts";

const labels = text.personal;
const rules = staffSteps[0] ?? {};
const unsaid = genderLabelOf(3);

/** The three choices of this wizard; the fourth only for users who chose it elsewhere. */
const genderChoices = (stored: string | undefined) =>
  genderLabels
    .filter((label) => label !== unsaid || label === stored)
    .map((label) => ({ value: label, label }));

interface PersonalStepProps {
  form: UseFormReturn<StaffValues>;
  /** Once the employee is approved, only the company can change the employee number. */
  isApproved: boolean;
}

export function PersonalStep({ form, isApproved }: PersonalStepProps) {
  const bound = { form, rules };
  const { gender } = form.formState.defaultValues ?? {};
  const [dateOfBirth, idNumber] = useWatch({
    control: form.control,
    name: ["dateOfBirth", "idNumber"],
  });
  return (
    <FieldGrid>
      <TextInput
        {...bound}
        name="fullName"
        label={labels.fullName}
        placeholder={text.notSpecified(labels.fullName)}
        isReadOnly
      />
      <TextInput
        {...bound}
        name="email"
        label={labels.email}
        placeholder={text.notSpecified(labels.email)}
        isReadOnly
      />
      <PhoneInput {...bound} name="phone" label={labels.phone} isRequired />
      <TextInput
        {...bound}
        name="idNumber"
        label={labels.idNumber}
        help={idNumberWarning(dateOfBirth, idNumber)}
        inputMode="numeric"
        autoComplete="off"
        isRequired
      />
      <TextInput
        {...bound}
        name="taxNumber"
        label={labels.taxNumber}
        inputMode="numeric"
        autoComplete="off"
        isRequired
      />
      <TextInput
        {...bound}
        name="employeeNumber"
        label={labels.employeeNumber}
        autoComplete="off"
        isReadOnly={isApproved}
        isRequired
      />
      <FormField form={form} name="gender">
        {({ onChange, ...field }) => (
          <SegmentedChoice
            {...field}
            label={labels.gender}
            choices={genderChoices(gender)}
            onChange={(choice) => choice !== "" && onChange(choice)}
          />
        )}
      </FormField>
      <DateInput
        {...bound}
        name="dateOfBirth"
        label={labels.dateOfBirth}
        max={currentDay()}
        autoComplete="bday"
      />
      <TextInput
        {...bound}
        name="homeAddress"
        label={labels.homeAddress}
        autoComplete="street-address"
        className="md:col-span-2"
        isRequired
      />
    </FieldGrid>
  );
}
