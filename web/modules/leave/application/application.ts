import type {
  DocumentedLeaveType,
  FamilyRelation,
  Half,
  HalvesOfRange,
} from "#contract/codes/leave.ts";
import type { ParentalFacts } from "#contract/codes/parental-event.ts";
import type { OwnType } from "#contract/leave/own-types.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import type { RequestedDates } from "./eligibility.tsx";
import { blankParental, factsOfForm, type ParentalForm } from "./parental/parental-form.ts";

export interface DateRange {
  start: string;
  end: string;
}

/** A documented type, or one of the company's own by its id. */
export type AskedType = DocumentedLeaveType | `own-${number}`;

export interface Application {
  leaveType: AskedType | "";
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

/** An application before anything is entered, or for chosen or proposed dates. */
export const blank = (range: Partial<DateRange> | undefined): Application => ({
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

/** The pending request as an application; its event is corrected on its own. */
export const applicationOf = (leave: Leave): Application => ({
  ...blank(undefined),
  leaveType: askedTypeOf(leave),
  startDate: leave.startDate,
  endDate: leave.endDate,
  startHalf: leave.startHalf,
  endHalf: leave.endHalf,
  reason: leave.reason,
  contactNumberWhileOnLeave: leave.contactNumberWhileOnLeave,
  familyRelation: leave.familyRelation ?? "",
});

const askedTypeOf = ({ leaveType, ownType }: Leave): AskedType =>
  leaveType === "OwnLeave" ? `own-${ownType?.id ?? 0}` : leaveType;

/** Whether the dates are still those of the request. */
export const hasDatesOf = (leave: Leave, { startDate, endDate, startHalf, endHalf }: Application) =>
  startDate === leave.startDate &&
  endDate === leave.endDate &&
  startHalf === leave.startHalf &&
  endHalf === leave.endHalf;

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

const ownTypeIdOf = (asked: AskedType) =>
  asked.startsWith("own-") ? Number(asked.slice("own-".length)) : undefined;

function typeOf(asked: AskedType): Pick<RequestedDates, "leaveType" | "ownTypeId"> {
  const ownTypeId = ownTypeIdOf(asked);
  return ownTypeId === undefined
    ? { leaveType: asked as DocumentedLeaveType }
    : { leaveType: "OwnLeave", ownTypeId };
}

/** Documented types have half days, own ones where the company says so. */
export const hasHalfDays = (asked: AskedType | "", ownTypes: readonly OwnType[]): boolean =>
  ownTypes.find(({ id }) => asked === `own-${id}`)?.hasHalfDays ?? true;

const lengthOf = (values: Application, ownTypes: readonly OwnType[]) => ({
  ...(hasHalfDays(values.leaveType, ownTypes) && halvesOf(values)),
  ...eventOf(values),
});

/** The dates to check, in the place of an edited request; undefined until complete. */
export const datesOf = (
  values: Application,
  { edited, ownTypes }: { edited: Leave | undefined; ownTypes: readonly OwnType[] },
): RequestedDates | undefined => {
  const { leaveType, startDate, endDate } = values;
  if (!leaveType || !startDate || !endDate || endDate < startDate) return undefined;
  const dates = { ...typeOf(leaveType), startDate, endDate, ...lengthOf(values, ownTypes) };
  return edited ? { ...dates, replacesId: edited.id } : dates;
};

/** The application as it is sent; undefined without a type. */
export function askedOf(values: Application, ownTypes: readonly OwnType[]) {
  const { leaveType, startDate, endDate, reason, contactNumberWhileOnLeave } = values;
  if (!leaveType) return undefined;
  return {
    ...typeOf(leaveType),
    ...{ startDate, endDate, reason, contactNumberWhileOnLeave },
    ...lengthOf(values, ownTypes),
    ...relationOf(values),
  };
}
