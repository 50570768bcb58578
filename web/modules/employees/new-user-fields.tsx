import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Position } from "#contract/departments.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { SuffixField } from "#web/ui/form/suffix-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { emailFault, localPartOf, type NewUser, roleOptions, statusOptions } from "./new-user.ts";
import { text } from "./text.ts";

const { add: words } = text;

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="flex min-w-0 flex-col">
    <legend className="mb-3 font-semibold">{title}</legend>
    <div className="grid gap-5 sm:grid-cols-2">{children}</div>
  </fieldset>
);

type Form = UseFormReturn<NewUser>;

export const PersonalFields = ({ form, domain }: { form: Form; domain: string }) => (
  <Section title={words.personal}>
    <FormField form={form} name="firstName" rule={required(words.firstNameRequired)}>
      {(field) => <TextField {...field} label={words.firstName} isRequired maxLength={200} />}
    </FormField>
    <FormField form={form} name="lastName" rule={required(words.lastNameRequired)}>
      {(field) => <TextField {...field} label={words.lastName} isRequired maxLength={200} />}
    </FormField>
    <FormField form={form} name="email" rule={(localPart) => emailFault(localPart, domain)}>
      {({ onChange, ...field }) => (
        <SuffixField
          {...field}
          onChange={(typed) => onChange(localPartOf(typed))}
          label={words.email}
          suffix={`@${domain}`}
          isRequired
          className="sm:col-span-2"
        />
      )}
    </FormField>
  </Section>
);

export interface EmploymentFieldsProps {
  form: Form;
  /** The vacant ones; undefined until they are known. */
  positions: readonly Position[] | undefined;
  departmentName: string;
  isDepartmentMissing: boolean;
  onAddPosition: () => void;
}

export const EmploymentFields = (props: EmploymentFieldsProps) => (
  <Section title={words.employment}>
    <PositionField {...props} />
    <TextField
      label={words.department}
      value={props.departmentName}
      onChange={() => {}}
      help={words.departmentHelp}
      error={props.isDepartmentMissing ? words.departmentRequired : undefined}
      isReadOnly
      isRequired
    />
    <FormField
      form={props.form}
      name="employmentStatus"
      rule={required(words.employmentStatusRequired)}
    >
      {(field) => (
        <SelectField {...field} label={words.employmentStatus} options={statusOptions} isRequired />
      )}
    </FormField>
    <FormField form={props.form} name="employeeRole" rule={required(words.roleRequired)}>
      {(field) => <SelectField {...field} label={words.role} options={roleOptions} isRequired />}
    </FormField>
    <FormField form={props.form} name="hireDate" rule={required(words.hireDateRequired)}>
      {(field) => <DateField {...field} label={words.hireDate} isRequired />}
    </FormField>
  </Section>
);

const PositionField = ({ form, positions, onAddPosition }: EmploymentFieldsProps) => (
  <div className="flex min-w-0 flex-col gap-1.5">
    <FormField form={form} name="positionId" rule={required(words.positionRequired)}>
      {(field) => (
        <SelectField
          {...field}
          label={words.position}
          options={(positions ?? []).map(({ id, positionTitle }) => ({
            value: String(id),
            label: positionTitle,
          }))}
          placeholder={words.choosePosition}
          help={positions?.length === 0 && words.noPositions}
          isRequired
        />
      )}
    </FormField>
    <Button
      variant="ghost"
      size="sm"
      icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
      onClick={onAddPosition}
      className="self-start"
    >
      {words.addPosition}
    </Button>
  </div>
);
