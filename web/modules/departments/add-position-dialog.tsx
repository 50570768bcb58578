import { useState } from "react";
import { useForm } from "react-hook-form";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ListFailure } from "#web/ui/form/list-failure.tsx";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { AddDepartmentDialog } from "./add-department-dialog.tsx";
import { PositionFields, type PositionValues } from "./position-fields.tsx";
import { text } from "./text.ts";

export interface AddPositionDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onAdded: (positionId: number) => void;
}

const { position: labels } = text;
const blank: PositionValues = {
  positionTitle: "",
  jobDescription: "",
  departmentId: "",
  jobLevel: "Entry",
};

/** Creates a vacant position, in a department that can be created on the way, and passes on its id. */
export function AddPositionDialog({ isOpen, onClose, onAdded }: AddPositionDialogProps) {
  const form = useForm<PositionValues>({ defaultValues: blank });
  const [isAddingDepartment, setIsAddingDepartment] = useState(false);
  const create = useCreation("departments.createPosition");
  const departments = useApiQuery(
    "departments.getAllDepartments",
    { query: { pageSize: 100, sort: "departmentName" } },
    { isEnabled: isOpen },
  );
  const options = (departments.data?.items ?? []).map(({ id, departmentName }) => ({
    value: String(id),
    label: departmentName,
  }));
  const close = () => {
    form.reset(blank);
    onClose();
  };

  const submit = async ({ departmentId, jobLevel, ...rest }: PositionValues) => {
    try {
      const level = jobLevel || "Entry";
      const { id } = await create({
        body: { ...rest, jobLevel: level, departmentId: Number(departmentId), employeeId: null },
      });
      toast.success(labels.created(rest.positionTitle.trim()), { durationMs: longNoticeMs });
      onAdded(id);
      close();
    } catch (error) {
      showServerErrors(form, fieldsOf(error));
      toast.error(labels.failed(messageOf(error, text.unknownReason)), {
        durationMs: longNoticeMs,
      });
    }
  };

  return (
    <FormDialog
      title={labels.title}
      description={labels.lead}
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={labels.busy}
      nested={
        <AddDepartmentDialog
          isOpen={isAddingDepartment}
          onClose={() => setIsAddingDepartment(false)}
          onAdded={(id) =>
            form.setValue("departmentId", String(id), { shouldDirty: true, shouldValidate: true })
          }
        />
      }
    >
      <PositionFields
        form={form}
        departments={options}
        departmentsHelp={
          departments.isLoadingError && (
            <ListFailure
              message={text.loadFailed(messageOf(departments.error, text.unknownReason))}
              onRetry={departments.refetch}
            />
          )
        }
        onAddDepartment={() => setIsAddingDepartment(true)}
      />
    </FormDialog>
  );
}
