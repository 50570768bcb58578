import { type UseFormReturn, useForm } from "react-hook-form";
import type { Department } from "#contract/departments.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import type { SelectOption } from "#web/ui/form/select-field.tsx";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { currentDay } from "#web/ui/format/clock.ts";
import { text } from "./text.ts";

const { department: labels } = text;

interface DepartmentValues {
  departmentName: string;
  description: string;
  departmentHeadId: SelectOption<string> | null;
  /** Blank means today. */
  headFrom: string;
  /** The head's manager. */
  headLedBy: SelectOption<string> | null;
  /** Blank means at once. */
  announcedFrom: string;
  /** The heads recorded when the form was filled. */
  basedOn: string;
}
export type DepartmentForm = UseFormReturn<DepartmentValues>;

const blank: DepartmentValues = {
  departmentName: "",
  description: "",
  departmentHeadId: null,
  headFrom: "",
  headLedBy: null,
  announcedFrom: "",
  basedOn: "",
};

const valuesOf = (department: Department): DepartmentValues => ({
  departmentName: department.departmentName,
  description: department.description,
  departmentHeadId:
    department.departmentHeadId === null
      ? null
      : {
          value: String(department.departmentHeadId),
          label: department.departmentHeadName || (department.departmentHeadEmail ?? ""),
        },
  headFrom: "",
  headLedBy: null,
  announcedFrom: "",
  basedOn: department.basedOn ?? "",
});

/** Sends the head only with a change of it or its day: a save of other fields leaves the plans. */
function bodyOf(values: DepartmentValues, department: Department | undefined) {
  const { departmentName, description, headFrom, announcedFrom } = values;
  const isSecret = announcedFrom && headFrom > currentDay();
  const departmentHeadId = Number(values.departmentHeadId?.value) || null;
  const headLedBy = Number(values.headLedBy?.value) || null;
  const isChanged = departmentHeadId !== (department?.departmentHeadId ?? null);
  return {
    departmentName,
    description,
    ...((isChanged || headFrom) && { departmentHeadId, ...(headFrom && { headFrom }) }),
    ...(values.basedOn && { basedOn: values.basedOn }),
    ...(isSecret && { announcedFrom }),
    ...(isChanged && departmentHeadId && headLedBy && { headLedBy }),
  };
}

/** The form of a department, new by default; `save` returns it, or nothing after a failure. */
export function useDepartmentForm(department: Department | undefined) {
  const initial = department ? valuesOf(department) : blank;
  const form = useForm<DepartmentValues>({
    defaultValues: blank,
    values: initial,
    resetOptions: { keepDirtyValues: true },
  });
  const create = useCreation("departments.createDepartment");
  const update = useApiMutation("departments.updateDepartment");

  const save = async (values: DepartmentValues) => {
    const body = bodyOf(values, department);
    const departmentName = values.departmentName.trim();
    try {
      if (department) await update.mutateAsync({ params: { id: department.id }, body });
      const id = department?.id ?? (await create({ body })).id;
      const message = department ? labels.updated : labels.created;
      toast.success(message(departmentName), { durationMs: longNoticeMs });
      return { id, departmentName };
    } catch (error) {
      showServerErrors(form, fieldsOf(error));
      toast.error(labels.failed(messageOf(error, text.unknownReason)), {
        durationMs: longNoticeMs,
      });
      return undefined;
    }
  };
  return { form, save, clear: () => form.reset(initial) };
}
