import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { jobLevelLabels, jobLevels } from "#contract/codes/people.ts";
import type { Position } from "#contract/departments.ts";
import { Button } from "#web/ui/button.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { DepartmentDialog } from "./department-dialog.tsx";
import { DepartmentPicker } from "./department-picker.tsx";
import { text } from "./text.ts";
import { type PositionForm, usePositionForm } from "./use-position-form.ts";

const { position: labels } = text;

interface PositionDialogProps {
  /** Without one, a new position is created. */
  position?: Position | undefined;
  isOpen: boolean;
  onClose: () => void;
  onSaved?: (positionId: number) => void;
}

/** Creates a vacant position or changes one; its department can be created in the same form. */
export function PositionDialog({ position, isOpen, onClose, onSaved }: PositionDialogProps) {
  const { form, save, clear } = usePositionForm(position);
  const [isAddingDepartment, setIsAddingDepartment] = useState(false);
  const close = () => {
    clear();
    onClose();
  };
  return (
    <FormDialog
      title={position ? labels.editTitle : labels.addTitle}
      description={labels.lead}
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={async (values) => {
        const id = await save(values);
        if (id === undefined) return;
        onSaved?.(id);
        close();
      }}
      submitLabel={position ? labels.save : labels.add}
      busyLabel={labels.busy}
      nested={
        <DepartmentDialog
          isOpen={isAddingDepartment}
          onClose={() => setIsAddingDepartment(false)}
          onSaved={({ id, departmentName }) =>
            form.setValue(
              "departmentId",
              { value: String(id), label: departmentName },
              { shouldDirty: true, shouldValidate: true },
            )
          }
        />
      }
    >
      <PositionFields form={form} onAddDepartment={() => setIsAddingDepartment(true)} />
    </FormDialog>
  );
}

interface PositionFieldsProps {
  form: PositionForm;
  onAddDepartment: () => void;
}

const levels = jobLevels.map((value) => ({ value, label: jobLevelLabels[value] }));

const PositionFields = ({ form, onAddDepartment }: PositionFieldsProps) => (
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
