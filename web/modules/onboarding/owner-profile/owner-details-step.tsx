import { type UseFormReturn, useWatch } from "react-hook-form";
import {
  type EmploymentStatus,
  employmentStatusCodes,
  employmentStatuses,
  employmentStatusLabels,
  genderLabels,
} from "#contract/codes/people.ts";
import { currentDay } from "#web/ui/format/clock.ts";
import { FieldGrid } from "../wizard/field-grid.tsx";
import { idNumberWarning } from "../wizard/id-number-warning.tsx";
import { DateInput, PhoneInput, plainOptions, SelectInput, TextInput } from "../wizard/inputs.tsx";
import { NextOfKinFields } from "../wizard/next-of-kin-fields.tsx";
import { type OwnerValues, ownerSteps } from "./owner-form.ts";
import { text } from "./text.ts";

const labels = text.owner;
const rules = ownerSteps[1] ?? {};
const genderOptions = plainOptions(genderLabels);

/** The employment types in the order of their codes; the company's own type only for its holders. */
export const employmentOptions = (current: string) =>
  [...employmentStatuses]
    .sort((one, other) => employmentStatusCodes[one] - employmentStatusCodes[other])
    .filter((status: EmploymentStatus) => status !== "Probation" || status === current)
    .map((value) => ({ value, label: employmentStatusLabels[value] }));

export function OwnerDetailsStep({ form }: { form: UseFormReturn<OwnerValues> }) {
  const bound = { form, rules };
  const { employmentStatus } = form.formState.defaultValues ?? {};
  const [dateOfBirth, idNumber] = useWatch({
    control: form.control,
    name: ["dateOfBirth", "idNumber"],
  });
  return (
    <>
      <FieldGrid title={labels.group}>
        <TextInput
          {...bound}
          name="fullName"
          label={labels.fullName}
          autoComplete="name"
          isRequired
        />
        <TextInput {...bound} name="email" label={labels.email} isReadOnly />
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
          name="employeeNumber"
          label={labels.employeeNumber}
          autoComplete="off"
          isRequired
        />
        <PhoneInput {...bound} name="phoneNumber" label={labels.phone} />
        <SelectInput form={form} name="gender" label={labels.gender} options={genderOptions} />
        <DateInput
          {...bound}
          name="dateOfBirth"
          label={labels.dateOfBirth}
          max={currentDay()}
          autoComplete="bday"
        />
        <DateInput {...bound} name="dateStarted" label={labels.dateStarted} />
        <SelectInput
          form={form}
          name="employmentStatus"
          label={labels.employmentStatus}
          options={employmentOptions(employmentStatus ?? "")}
        />
        <TextInput {...bound} name="role" label={labels.role} isReadOnly />
        <TextInput
          {...bound}
          name="position"
          label={labels.position}
          help={labels.positionHelp}
          isReadOnly
        />
      </FieldGrid>
      <FieldGrid title={text.nextOfKin.group}>
        <NextOfKinFields form={form} rules={rules} labels={text.nextOfKin} />
      </FieldGrid>
    </>
  );
}
