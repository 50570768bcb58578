import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type JobLevel, jobLevelLabels, jobLevels } from "#contract/codes/job-level.ts";
import { Button } from "#web/ui/button.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { SelectField, type SelectOption } from "#web/ui/form/select-field.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { text } from "./text.ts";

export interface PositionValues {
  positionTitle: string;
  jobDescription: string;
  departmentId: string;
  jobLevel: JobLevel | "";
}

interface PositionFieldsProps {
  form: UseFormReturn<PositionValues>;
  departments: readonly SelectOption<string>[];
  /** Below the list of departments. */
  departmentsHelp: ReactNode;
  onAddDepartment: () => void;
}

const { position: labels } = text;
const levels = jobLevels.map((value) => ({ value, label: jobLevelLabels[value] }));

export const PositionFields = ({ form, departments, ...props }: PositionFieldsProps) => (
  <>
    <FormField form={form} name="positionTitle" rule={required(labels.nameRequired)}>
      {(field) => <TextField {...field} label={labels.name} isRequired maxLength={200} />}
    </FormField>
    <FormField form={form} name="jobDescription" rule={required(labels.descriptionRequired)}>
      {(field) => <TextArea {...field} label={labels.description} rows={3} isRequired />}
    </FormField>
    <div className="flex flex-col gap-1.5">
      <FormField form={form} name="departmentId" rule={required(labels.departmentRequired)}>
        {(field) => (
          <SelectField
            {...field}
            label={labels.department}
            options={departments}
            placeholder={labels.chooseDepartment}
            help={props.departmentsHelp}
            isRequired
          />
        )}
      </FormField>
      <Button
        variant="ghost"
        size="sm"
        icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
        onClick={props.onAddDepartment}
        className="self-start"
      >
        {labels.addDepartment}
      </Button>
    </div>
    <FormField form={form} name="jobLevel">
      {(field) => <SelectField {...field} label={labels.level} options={levels} />}
    </FormField>
  </>
);
