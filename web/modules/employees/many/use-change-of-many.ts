import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { EmploymentStatus } from "#contract/codes/people.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import type { SelectOption } from "#web/ui/form/select-field.tsx";
import { manyText } from "./many-text.ts";
import type { ManyDialogProps } from "./remind-many-dialog.tsx";

/** The choice of an unchanged employment status. */
export const same = "same";

export interface ChoicesOfMany {
  /** Null for an unchanged department. */
  department: SelectOption<string> | null;
  position: SelectOption<string> | null;
  employmentStatus: EmploymentStatus | typeof same;
}

const noChoices: ChoicesOfMany = {
  department: null,
  position: null,
  employmentStatus: same,
};

/** A change of the selected users: choice, preview and save. */
export function useChangeOfMany({ chosen, isOpen, onClose, onDone }: ManyDialogProps) {
  const form = useForm<ChoicesOfMany>({ defaultValues: noChoices });
  const [failure, setFailure] = useState<string>();
  const { department, position, employmentStatus } = useWatch({ control: form.control });
  const wanted = {
    ...(department && { departmentId: Number(department.value) }),
    ...(position && { positionTitle: position.value }),
    ...(employmentStatus !== same && { employmentStatus: employmentStatus ?? "" }),
  };
  const isChosen = Object.keys(wanted).length > 0;
  const body = { selection: chosen, ...wanted };
  const preview = useApiQuery(
    "employees.previewChangeOfMany",
    { body },
    { isEnabled: isOpen && isChosen },
  );
  const { mutateAsync } = useApiMutation("employees.changeMany");

  const close = () => {
    form.reset(noChoices);
    setFailure(undefined);
    onClose();
  };
  const submit = async () => {
    setFailure(undefined);
    try {
      const { changed } = await mutateAsync({ body });
      toast.success(manyText.changed(changed), { durationMs: longNoticeMs });
      close();
      onDone();
    } catch (error) {
      setFailure(messageOf(error, ""));
    }
  };
  const isCurrent = isChosen && !preview.isPlaceholderData;
  return {
    form,
    isChosen,
    preview,
    /** Undefined until the preview fits the present choice. */
    outcome: isCurrent ? preview.data : undefined,
    failure,
    submit,
    close,
  };
}
