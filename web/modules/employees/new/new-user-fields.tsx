import { IconPlus } from "@tabler/icons-react";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Position } from "#contract/departments.ts";
import { Button } from "#web/ui/button.tsx";
import { ListFailure } from "#web/ui/feedback/error-state.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { SearchSelectField } from "#web/ui/form/search-select-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { SuffixField } from "#web/ui/form/suffix-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { text } from "../text.ts";
import { emailError, localPartOf, type NewUser, roleOptions, statusOptions } from "./new-user.ts";

const { add: labels } = text;

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="flex min-w-0 flex-col">
    <legend className="mb-3 font-semibold">{title}</legend>
    <div className="grid gap-5 sm:grid-cols-2">{children}</div>
  </fieldset>
);

type Form = UseFormReturn<NewUser>;
type Loading = Pick<UseQueryResult, "isLoadingError" | "refetch">;

const failureOf = ({ isLoadingError, refetch }: Loading, message: string) =>
  isLoadingError && <ListFailure message={message} onRetry={refetch} />;

export interface PersonalFieldsProps {
  form: Form;
  /** The domain of the company's email addresses; empty while unknown. */
  domain: string;
  tenant: Loading;
}

export const PersonalFields = ({ form, domain, tenant }: PersonalFieldsProps) => (
  <Section title={labels.personal}>
    <FormField form={form} name="firstName" rule={required(labels.firstNameRequired)}>
      {(field) => <TextField {...field} label={labels.firstName} isRequired maxLength={200} />}
    </FormField>
    <FormField form={form} name="lastName" rule={required(labels.lastNameRequired)}>
      {(field) => <TextField {...field} label={labels.lastName} isRequired maxLength={200} />}
    </FormField>
    <FormField form={form} name="email" rule={(localPart) => emailError(localPart, domain)}>
      {({ onChange, ...field }) => (
        <SuffixField
          {...field}
          onChange={(typed) => onChange(localPartOf(typed))}
          label={labels.email}
          suffix={`@${domain}`}
          inputMode="email"
          help={failureOf(tenant, labels.domainFailed)}
          isRequired
          className="sm:col-span-2"
        />
      )}
    </FormField>
  </Section>
);

export interface EmploymentFieldsProps {
  form: Form;
  /** The vacant positions of the search. */
  positions: Loading & { data: { items: readonly Position[] } | undefined };
  onSearch: (text: string) => void;
  position: Position | undefined;
  isDepartmentMissing: boolean;
  onAddPosition: () => void;
}

export const EmploymentFields = (props: EmploymentFieldsProps) => (
  <Section title={labels.employment}>
    <PositionField {...props} />
    <TextField
      label={labels.department}
      value={props.position?.departmentName ?? ""}
      onChange={() => {}}
      help={labels.departmentHelp}
      error={props.isDepartmentMissing ? labels.departmentRequired : undefined}
      isReadOnly
      isRequired
    />
    <FormField
      form={props.form}
      name="employmentStatus"
      rule={required(labels.employmentStatusRequired)}
    >
      {(field) => (
        <SelectField
          {...field}
          label={labels.employmentStatus}
          options={statusOptions}
          isRequired
        />
      )}
    </FormField>
    <FormField form={props.form} name="employeeRole" rule={required(labels.roleRequired)}>
      {(field) => <SelectField {...field} label={labels.role} options={roleOptions} isRequired />}
    </FormField>
    <FormField form={props.form} name="hireDate" rule={required(labels.hireDateRequired)}>
      {(field) => <DateField {...field} label={labels.hireDate} isRequired />}
    </FormField>
  </Section>
);

const optionOf = ({ id, positionTitle, departmentName }: Position) => ({
  value: String(id),
  label: positionTitle,
  detail: departmentName,
});

const PositionField = (props: EmploymentFieldsProps) => {
  const { form, positions, position, onSearch, onAddPosition } = props;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <FormField form={form} name="positionId" rule={required(labels.positionRequired)}>
        {({ value, onChange, ...field }) => (
          <SearchSelectField
            {...field}
            label={labels.position}
            options={(positions.data?.items ?? []).map(optionOf)}
            value={value && position ? optionOf(position) : null}
            onChange={(option) => onChange(option?.value ?? "")}
            onSearch={onSearch}
            placeholder={labels.choosePosition}
            empty={labels.noPositions}
            help={failureOf(positions, labels.positionsFailed)}
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
        {labels.addPosition}
      </Button>
    </div>
  );
};
