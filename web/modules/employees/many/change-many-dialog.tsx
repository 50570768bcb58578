import { Controller } from "react-hook-form";
import { employmentStatuses, employmentStatusLabels } from "#contract/codes/people.ts";
import { DepartmentPicker } from "#web/modules/departments/index.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { ManyPositionField } from "./many-position-field.tsx";
import { ManyPreview } from "./many-preview.tsx";
import { manyText } from "./many-text.ts";
import type { ManyDialogProps } from "./remind-many-dialog.tsx";
import { same, useChangeOfMany } from "./use-change-of-many.ts";

const labels = manyText;
const unchanged = { value: same, label: labels.same };
const statusOptions = [
  unchanged,
  ...employmentStatuses.map((value) => ({ value, label: employmentStatusLabels[value] })),
] as const;

/** Changes the selected users at once, after showing what will change. */
export function ChangeManyDialog(props: ManyDialogProps) {
  const { form, isChosen, preview, outcome, failure, submit, close } = useChangeOfMany(props);
  return (
    <FormDialog
      title={labels.changeTitle(props.count)}
      isOpen={props.isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={outcome?.changed ? labels.submit(outcome.changed) : labels.chooseFirst}
      busyLabel={labels.busy}
      isDisabled={!outcome?.changed}
      failure={
        failure !== undefined && (
          <Banner tone="red" title={labels.changeFailed}>
            {failure}
          </Banner>
        )
      }
    >
      <Controller
        control={form.control}
        name="department"
        render={({ field: { ref: _, ...field } }) => (
          <DepartmentPicker
            {...field}
            label={labels.department}
            help={labels.departmentHelp}
            placeholder={labels.same}
            clearLabel={labels.clearDepartment}
          />
        )}
      />
      <ManyPositionField control={form.control} />
      <Controller
        control={form.control}
        name="employmentStatus"
        render={({ field: { ref: _, ...field } }) => (
          <SelectField {...field} label={labels.employment} options={statusOptions} />
        )}
      />
      {isChosen && (
        <ManyPreview
          outcome={outcome}
          isError={preview.isError}
          onRetry={() => void preview.refetch()}
        />
      )}
    </FormDialog>
  );
}
