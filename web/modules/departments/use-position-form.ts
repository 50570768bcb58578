import { type UseFormReturn, useForm } from "react-hook-form";
import type { JobLevel } from "#contract/codes/people.ts";
import type { Position } from "#contract/departments.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import type { SelectOption } from "#web/ui/form/select-field.tsx";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { text } from "./text.ts";

const { position: labels } = text;

interface PositionValues {
  positionTitle: string;
  jobDescription: string;
  departmentId: SelectOption<string> | null;
  jobLevel: JobLevel | "";
}
export type PositionForm = UseFormReturn<PositionValues>;

const blank: PositionValues = {
  positionTitle: "",
  jobDescription: "",
  departmentId: null,
  jobLevel: "Entry",
};

const valuesOf = (position: Position): PositionValues => ({
  positionTitle: position.positionTitle,
  jobDescription: position.jobDescription,
  departmentId: { value: String(position.departmentId), label: position.departmentName },
  jobLevel: position.jobLevel,
});

/** The form of a new, vacant position or of an existing one with its holder; `save` returns its id, or nothing after a failure. */
export function usePositionForm(position: Position | undefined) {
  const initial = position ? valuesOf(position) : blank;
  const form = useForm<PositionValues>({
    defaultValues: blank,
    values: initial,
    resetOptions: { keepDirtyValues: true },
  });
  const create = useCreation("departments.createPosition");
  const update = useApiMutation("departments.updatePosition");

  const save = async ({ departmentId, jobLevel, ...rest }: PositionValues) => {
    const body = {
      ...rest,
      jobLevel: jobLevel || "Entry",
      departmentId: Number(departmentId?.value),
      employeeId: position?.employeeId ?? null,
    };
    try {
      if (position) await update.mutateAsync({ params: { id: position.id }, body });
      const id = position?.id ?? (await create({ body })).id;
      const message = position ? labels.updated : labels.created;
      toast.success(message(rest.positionTitle.trim()), { durationMs: longNoticeMs });
      return id;
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
