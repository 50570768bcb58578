import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { LineLeads } from "#contract/codes/line-leads.ts";
import { ApiError, fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import type { SelectOption } from "#web/ui/form/select-field.tsx";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { todayAsDate } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

interface Values {
  leads: LineLeads | "";
  managerId: SelectOption<string> | null;
  from: string;
  to: string;
  /** Blank means at once. */
  announcedFrom: string;
  reason: string;
}

const blank = (): Values => ({
  leads: "manager",
  managerId: null,
  from: todayAsDate(),
  to: "",
  announcedFrom: "",
  reason: "",
});

export interface LineChangeOf {
  employeeIds: readonly number[];
  /** Of the only one. */
  name?: string | undefined;
  isOpen: boolean;
  onClose: () => void;
  /** Once it has been done. */
  onDone?: () => void;
}

/** A change of who leads people as it is entered, previewed and made. */
export function useLineChange({ employeeIds, name, isOpen, onClose, onDone }: LineChangeOf) {
  const form = useForm<Values>({ defaultValues: blank() });
  const [failure, setFailure] = useState<string>();
  const [leads, managerId, from, to, announcedFrom] = useWatch({
    control: form.control,
    name: ["leads", "managerId", "from", "to", "announcedFrom"],
  });
  const { mutateAsync } = useApiMutation("continuity.setLines");
  const isPlan = from > todayAsDate();
  const bodyOf = (given: Omit<Values, "reason">) => ({
    people: employeeIds.map((employeeId) => ({
      employeeId,
      leads: given.leads || "manager",
      ...(given.leads === "manager" && { managerId: Number(given.managerId?.value) }),
    })),
    from: given.from,
    ...(given.to && { to: given.to }),
    ...(isPlan && given.announcedFrom && { announcedFrom: given.announcedFrom }),
  });
  const isChosen = from !== "" && (leads !== "manager" || managerId !== null);
  const preview = useApiQuery(
    "continuity.previewLines",
    { body: bodyOf({ leads, managerId, from, to, announcedFrom }) },
    { isEnabled: isOpen && isChosen && employeeIds.length > 0 },
  );

  const close = () => {
    form.reset(blank());
    setFailure(undefined);
    onClose();
  };
  const submit = async ({ reason, ...given }: Values) => {
    setFailure(undefined);
    try {
      await mutateAsync({ body: { ...bodyOf(given), reason } });
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(messageOf(error, text.tryAgain));
      return;
    }
    toast.success(text.done(employeeIds.length, name), { durationMs: longNoticeMs });
    close();
    onDone?.();
  };
  const isRefused = preview.error instanceof ApiError && preview.error.code !== "internal";
  return {
    form,
    leads,
    /** Whether it begins on a day still to come, so that it may be announced later than now. */
    isPlan,
    submit,
    close,
    failure,
    preview: isChosen && !preview.isPlaceholderData && !preview.isError ? preview.data : undefined,
    /** Why the change as it is entered would be refused. */
    problem: isChosen && preview.isError ? problemOf(preview.error, isRefused) : undefined,
    isChosen,
  };
}

const problemOf = (error: unknown, isRefused: boolean): string => {
  const [field] = Object.values(fieldsOf(error) ?? {});
  return field ?? (isRefused ? messageOf(error, text.previewFailed) : text.previewFailed);
};
