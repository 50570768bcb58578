import { IconPlus } from "@tabler/icons-react";
import { jobLevelLabels, jobLevels } from "#contract/codes/people.ts";
import { Button } from "#web/ui/button.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { DepartmentPicker } from "./department-picker.tsx";
import { text } from "./text.ts";
import type { PositionForm } from "./use-position-form.ts";

interface PositionFieldsProps {
  form: PositionForm;
  onAddDepartment: () => void;
}

const { position: labels } = text;
const levels = jobLevels.map((value) => ({ value, label: jobLevelLabels[value] }));

export const PositionFields = ({ form, onAddDepartment }: PositionFieldsProps) => (
  <>
    <FormField form={form} name="positionTitle" rule={required(labels.nameRequired)}>
      {(field) => <TextField {...field} label={labels.name} isRequired maxLength={200} />}
    </FormField>
    <FormField form={form} name="jobDescription" rule={required(labels.descriptionRequired)}>
      {(field) => <TextArea {...field} label={labels.description} rows={3} isRequired />}
    </FormField>
    <div className="flex flex-col gap-1.5">
      <FormField
        form={form}
        name="departmentId"
        rule={(department) => (department ? undefined : labels.departmentRequired)}
      >
        {(field) => (
          <DepartmentPicker
            {...field}
            label={labels.department}
            placeholder={labels.chooseDepartment}
            isRequired
          />
        )}
      </FormField>
      <Button
        variant="ghost"
        size="sm"
        icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
        onClick={onAddDepartment}
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
