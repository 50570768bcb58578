import { useState } from "react";
import { useForm } from "react-hook-form";
import type { LeaveBalance, leaveEntryKinds } from "#contract/codes/leave.ts";
import { ApiError, fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { text } from "./entry-text.ts";

type LeaveEntryKind = (typeof leaveEntryKinds)[number];

export interface LeaveEntry {
  kind: LeaveEntryKind | "";
  days: number | null;
  day: string;
  reason: string;
}

interface Entered {
  employeeId: number;
  balance: LeaveBalance;
  today: string;
}

/** An entry as it is filled in and sent; taking away more than is left is confirmed first. */
export function useLeaveEntry({ employeeId, balance, today }: Entered, onDone: () => void) {
  const form = useForm<LeaveEntry>({
    defaultValues: {
      kind: balance === "timeInLieu" ? "worked" : "corrected",
      days: null,
      day: today,
      reason: "",
    },
    mode: "onTouched",
  });
  const create = useCreation("leave.addEntry");
  const [failure, setFailure] = useState<string>();
  /** The server's question, if the entry takes away more than is left. */
  const [question, setQuestion] = useState<string>();

  const send = async ({ kind, days, ...values }: LeaveEntry, isConfirmed: boolean) => {
    setFailure(undefined);
    setQuestion(undefined);
    if (kind === "" || days === null) return;
    try {
      const { remaining } = await create({
        body: { ...values, kind, days, employeeId, balance, isConfirmed },
      });
      toast.success(text.done(remaining));
      form.reset();
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.code === "leave_over_taken")
        setQuestion(error.message);
      else {
        showServerErrors(form, fieldsOf(error));
        setFailure(messageOf(error, text.failed));
      }
    }
  };
  return {
    form,
    failure,
    question,
    submit: (values: LeaveEntry) => send(values, false),
    confirm: () => void form.handleSubmit((values) => send(values, true))(),
    cancel: () => setQuestion(undefined),
  };
}
