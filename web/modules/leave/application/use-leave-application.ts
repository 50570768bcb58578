import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useForm, useFormState, useWatch } from "react-hook-form";
import type { LeaveStatus } from "#contract/codes/leave.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { useFileUploads } from "../requests/files/use-file-uploads.ts";
import { showDecided } from "../requests/leave-change.ts";
import {
  type Application,
  applicationOf,
  askedOf,
  blank,
  type DateRange,
  datesOf,
  hasDatesOf,
} from "./application.ts";
import { useEligibility } from "./eligibility.tsx";
import { useOwnTypes } from "./use-offered-leave.ts";

type Outcome = { isDone: true; isApproved: boolean } | { isDone: false; reason: string };

interface Purpose {
  /** The dates that the form begins with. */
  dates: Partial<DateRange> | undefined;
  /** The person of a booking. */
  employeeId: number | undefined;
  /** The request to change, as it was when the form was opened. */
  edited: Leave | undefined;
}

/** An application for leave, a change of one or a booking: form, check and upload. Success calls `onDone` some seconds later. */
export function useLeaveApplication(
  { dates, employeeId, edited: opened }: Purpose,
  onDone: () => void,
) {
  const { id, tenantId } = useCurrentEmployee();
  const [saved, setSaved] = useState<Leave>();
  const edited = saved && opened && saved.id === opened.id ? saved : opened;
  const initial = edited ? applicationOf(edited) : blank(dates);
  const form = useForm<Application>({ values: initial, mode: "onTouched" });
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const ownTypes = useOwnTypes(employeeId !== undefined);
  const watched = useWatch({ control: form.control }) as Application;
  const requested = datesOf(watched, { edited, ownTypes });
  // The dates of a sent request would overlap with itself.
  const eligibility = useEligibility(requested, {
    employeeId: employeeId ?? id,
    isEnabled: !isSubmitting,
  });
  const create = useCreation("leave.createRequest");
  const book = useCreation("leave.book");
  const { mutateAsync: change } = useMutation({
    mutationFn: changeRequest,
    // Another change follows this one.
    onSuccess: setSaved,
  });
  const uploads = useFileUploads();
  const [outcome, setOutcome] = useState<Outcome>();

  // A new application is not interrupted by the end of the last one.
  if (outcome?.isDone && isDirty) setOutcome(undefined);
  const finish = useEffectEvent(onDone);
  const isDone = outcome?.isDone === true && !uploads.unsent;
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => finish(), shortNoticeMs);
    return () => clearTimeout(timer);
  }, [isDone]);

  const submit = async (values: Application) => {
    const asked = askedOf(values, ownTypes);
    if (!asked) return;
    setOutcome(undefined);
    try {
      const send = async (): Promise<{ id: number; leaveStatus?: LeaveStatus }> => {
        if (edited) return change({ edited, asked });
        if (employeeId !== undefined) return book({ body: { ...asked, employeeId } });
        return create({ body: { ...asked, requesterId: id, tenantId } });
      };
      const made = await send();
      const isApproved = made.leaveStatus === "approved";
      await uploads.send(made.id, values.files);
      form.reset(edited ? { ...values, files: [] } : blank(dates));
      setOutcome({ isDone: true, isApproved });
    } catch (error) {
      showServerErrors(form, atTheirFields(fieldsOf(error)));
      setOutcome({ isDone: false, reason: messageOf(error, "") });
    }
  };

  const clear = () => {
    form.reset(initial);
    setOutcome(undefined);
    setSaved(undefined);
    uploads.clear();
  };
  const isUnchanged = edited !== undefined && hasDatesOf(edited, watched);
  const isDisabled =
    requested !== undefined &&
    !isUnchanged &&
    !(eligibility.state === "known" && eligibility.eligible);
  const sent = { outcome, submit, clear, isDisabled, uploads };
  return { form, ownTypes, requested, eligibility, ...sent };
}

const atTheirFields = ({ ownTypeId, ...fields }: Record<string, string> = {}) => ({
  ...fields,
  ...(ownTypeId && { leaveType: ownTypeId }),
});

/** Changes one's pending request on every screen, unless it is another than the form has shown. */
async function changeRequest({ edited, asked }: { edited: Leave; asked: NewLeaveRequest }) {
  const { id, version } = edited;
  const options = { seenVersion: version };
  const changed = await callApi("leave.edit", { params: { id }, body: asked }, options);
  showDecided(changed);
  await refreshAfter("leave.edit");
  return changed;
}
