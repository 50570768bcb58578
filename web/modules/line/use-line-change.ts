import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { ApiError, fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { currentDay } from "#web/ui/format/clock.ts";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { blocksIn, noticesIn } from "./blocks.ts";
import { changedIds, choiceOf, isMade, type LineValues, sentOf } from "./leader-choice.ts";
import { text } from "./text.ts";

const blank = (filled: Partial<LineValues>): LineValues => ({
  leads: "manager",
  managerId: null,
  own: {},
  leftOut: [],
  from: currentDay(),
  to: "",
  announcedFrom: "",
  reason: "",
  ...filled,
});

export interface LineChangeOf {
  employeeIds: readonly number[];
  /** For a single person. */
  name?: string | undefined;
  /** What the form begins with. */
  filled?: Partial<LineValues> | undefined;
  isOpen: boolean;
  onClose: () => void;
  onDone?: () => void;
}

const bodyOf = (employeeIds: readonly number[], values: Omit<LineValues, "reason">) => {
  const { from, to, announcedFrom, leftOut } = values;
  return {
    people: changedIds(employeeIds, leftOut).map((employeeId) => ({
      employeeId,
      ...sentOf(choiceOf(values, employeeId)),
    })),
    from,
    ...(to && { to }),
    ...(from > currentDay() && announcedFrom && { announcedFrom }),
  };
};

/** A change of managers: choice, preview and save. */
export function useLineChange({
  employeeIds,
  name,
  filled = {},
  isOpen,
  onClose,
  onDone,
}: LineChangeOf) {
  const form = useForm<LineValues>({ defaultValues: blank(filled) });
  const [failure, setFailure] = useState<string>();
  const [leads, managerId, own, leftOut, from, to, announcedFrom] = useWatch({
    control: form.control,
    name: ["leads", "managerId", "own", "leftOut", "from", "to", "announcedFrom"],
  });
  const values = { leads, managerId, own, leftOut, from, to, announcedFrom };
  const { mutateAsync } = useApiMutation("continuity.setLines");
  const ids = changedIds(employeeIds, leftOut);
  const query = useApiQuery(
    "continuity.previewLines",
    { body: bodyOf(employeeIds, { ...values, from: from || currentDay() }) },
    { isEnabled: isOpen && ids.length > 0 },
  );
  const preview = useLastValue(query.data);
  const isCurrent = query.isSuccess && !query.isPlaceholderData;
  const close = () => {
    form.reset(blank(filled));
    setFailure(undefined);
    onClose();
  };
  const showRefusal = (error: unknown) => {
    const { people, managerId: manager, ...others } = fieldsOf(error) ?? {};
    if (!showServerErrors(form, others))
      setFailure(people ?? manager ?? messageOf(error, text.tryAgain));
  };
  const basis = isCurrent ? { basedOn: query.data?.basedOn } : {};
  const submit = async ({ reason, ...given }: LineValues) => {
    setFailure(undefined);
    try {
      const body = bodyOf(employeeIds, given);
      // The form has verified that each of them has a choice.
      await mutateAsync({
        body: { ...body, ...basis, reason } as typeof body & { people: Sent[]; reason: string },
      });
    } catch (error) {
      showRefusal(error);
      return;
    }
    toast.success(text.done(ids.length, name), { durationMs: longNoticeMs });
    close();
    onDone?.();
  };
  return {
    form,
    values,
    ids,
    preview,
    submit,
    close,
    failure,
    /** The reason for a missing preview. */
    problem: query.isError ? problemOf(query.error) : undefined,
    /** Whether the preview fits the present choice. */
    isCurrent,
    blocks: preview ? blocksIn(preview) : [],
    notices: preview ? noticesIn(preview, (id) => isMade(choiceOf(values, id))) : [],
    unchosen: ids.filter((id) => !isMade(choiceOf(values, id))).length,
    isPlan: from > currentDay(),
  };
}
export type LineChange = ReturnType<typeof useLineChange>;

type Sent = ReturnType<typeof sentOf> & {
  employeeId: number;
  leads: "manager" | "nobody" | "head";
};

const problemOf = (error: unknown): string => {
  const [field] = Object.values(fieldsOf(error) ?? {});
  const isRefused = error instanceof ApiError && error.code !== "internal";
  return field ?? (isRefused ? messageOf(error, text.previewFailed) : text.previewFailed);
};
