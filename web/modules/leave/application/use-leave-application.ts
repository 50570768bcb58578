import { useEffect, useEffectEvent, useState } from "react";
import { useForm, useFormState, useWatch } from "react-hook-form";
import type { FamilyRelation, Half, HalvesOfRange, LeaveType } from "#contract/codes/leave.ts";
import type { ParentalFacts } from "#contract/codes/parental-event.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { useFileUploads } from "../requests/files/use-file-uploads.ts";
import { type RequestedDates, useEligibility } from "./eligibility.tsx";
import { blankParental, factsOfForm, type ParentalForm } from "./parental/parental-form.ts";

export interface DateRange {
  start: string;
  end: string;
}

export interface Application {
  leaveType: LeaveType | "";
  startDate: string;
  endDate: string;
  startHalf: Half;
  endHalf: Half;
  reason: string;
  contactNumberWhileOnLeave: string;
  /** The event behind maternity leave; left out for other leave. */
  parental: ParentalForm;
  /** Left out for other leave. */
  familyRelation: FamilyRelation | "none" | "";
  /** Uploaded once the leave exists. */
  files: File[];
}

type Outcome = { isDone: true; isApproved: boolean } | { isDone: false; reason: string };

const blank = (range: DateRange | undefined): Application => ({
  leaveType: "",
  startDate: range?.start ?? "",
  endDate: range?.end ?? "",
  startHalf: "morning",
  endHalf: "afternoon",
  reason: "",
  contactNumberWhileOnLeave: "",
  parental: blankParental,
  familyRelation: "",
  files: [],
});

/** The half days of an application. */
function halvesOf({ startDate, endDate, startHalf, endHalf }: Application): HalvesOfRange {
  const isFromNoon = startHalf === "afternoon";
  // A single day cannot lack both halves.
  const isUntilNoon = endHalf === "morning" && !(isFromNoon && startDate === endDate);
  return { ...(isFromNoon && { startHalf }), ...(isUntilNoon && { endHalf }) };
}

/** The stated event behind maternity leave. */
function eventOf({ leaveType, parental }: Application): { parental?: ParentalFacts } {
  const facts = leaveType === "MaternityLeave" ? factsOfForm(parental) : undefined;
  return facts ? { parental: facts } : {};
}

function relationOf({ leaveType, familyRelation }: Application) {
  const isStated =
    leaveType === "FamilyResponsibilityLeave" && familyRelation !== "none" && familyRelation !== "";
  return isStated ? { familyRelation } : {};
}

const datesOf = (values: Application): RequestedDates | undefined => {
  const { leaveType, startDate, endDate } = values;
  if (!leaveType || !startDate || !endDate || endDate < startDate) return undefined;
  return { leaveType, startDate, endDate, ...halvesOf(values), ...eventOf(values) };
};

/** An application for leave: its form, check and upload; for another employee it is a booking. Success calls `onDone` some seconds later. */
export function useLeaveApplication(
  { range, employeeId }: { range: DateRange | undefined; employeeId: number | undefined },
  onDone: () => void,
) {
  const { id, tenantId } = useCurrentEmployee();
  const form = useForm<Application>({ values: blank(range), mode: "onTouched" });
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const requested = datesOf(useWatch({ control: form.control }) as Application);
  // The dates of a sent request would overlap with itself.
  const eligibility = useEligibility(requested, {
    employeeId: employeeId ?? id,
    isEnabled: !isSubmitting,
  });
  const create = useCreation("leave.createRequest");
  const book = useCreation("leave.book");
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
    const { leaveType, startDate, endDate, reason, contactNumberWhileOnLeave, files } = values;
    if (!leaveType) return;
    setOutcome(undefined);
    try {
      const asked = {
        leaveType,
        startDate,
        endDate,
        reason,
        contactNumberWhileOnLeave,
        ...halvesOf(values),
        ...eventOf(values),
        ...relationOf(values),
      };
      const made =
        employeeId === undefined
          ? await create({ body: { ...asked, requesterId: id, tenantId } })
          : { ...(await book({ body: { ...asked, employeeId } })), leaveStatus: "approved" };
      const isApproved = made.leaveStatus === "approved";
      await uploads.send(made.id, files);
      form.reset(blank(range));
      setOutcome({ isDone: true, isApproved });
    } catch (error) {
      showServerErrors(form, fieldsOf(error));
      setOutcome({ isDone: false, reason: messageOf(error, "") });
    }
  };

  const clear = () => {
    form.reset(blank(range));
    setOutcome(undefined);
    uploads.clear();
  };
  const isDisabled =
    requested !== undefined && !(eligibility.state === "known" && eligibility.eligible);
  return { form, requested, eligibility, outcome, submit, clear, isDisabled, uploads };
}
