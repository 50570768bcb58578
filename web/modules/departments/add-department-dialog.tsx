import { useForm } from "react-hook-form";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { ListFailure } from "#web/ui/form/list-failure.tsx";
import { required } from "#web/ui/form/rules.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { text } from "./text.ts";

export interface AddDepartmentDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onAdded: (departmentId: number) => void;
}

const { department: labels } = text;
const nobody = "0";
const blank = { departmentName: "", description: "", departmentHeadId: nobody };

/** Creates a department and passes on its id. */
export function AddDepartmentDialog({ isOpen, onClose, onAdded }: AddDepartmentDialogProps) {
  const form = useForm({ defaultValues: blank });
  const create = useCreation("departments.createDepartment");
  const people = useApiQuery(
    "employees.all",
    { query: { pageSize: 100, isActive: "true", sort: "firstName" } },
    { isEnabled: isOpen },
  );
  const heads = (people.data?.items ?? []).map(({ id, name, surname, email }) => ({
    value: String(id),
    label: `${name} ${surname}`.trim() || email,
  }));
  const close = () => {
    form.reset(blank);
    onClose();
  };

  const submit = async ({ departmentHeadId, ...rest }: typeof blank) => {
    try {
      const { id } = await create({
        body: { ...rest, departmentHeadId: Number(departmentHeadId) || null },
      });
      toast.success(labels.created(rest.departmentName.trim()), { durationMs: longNoticeMs });
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
    >
      <FormField form={form} name="departmentName" rule={required(labels.nameRequired)}>
        {(field) => <TextField {...field} label={labels.name} isRequired maxLength={200} />}
      </FormField>
      <FormField form={form} name="description">
        {(field) => <TextArea {...field} label={labels.description} rows={2} />}
      </FormField>
      <FormField form={form} name="departmentHeadId">
        {(field) => (
          <SelectField
            {...field}
            label={labels.head}
            options={[{ value: nobody, label: labels.nobody }, ...heads]}
            help={
              people.isLoadingError && (
                <ListFailure message={labels.headsFailed} onRetry={people.refetch} />
              )
            }
          />
        )}
      </FormField>
    </FormDialog>
  );
}
