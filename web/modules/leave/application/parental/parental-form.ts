import {
  factsThatDecide,
  type ParentalEventKind,
  type ParentalFacts,
  type ParentRole,
} from "#contract/codes/parental-event.ts";
import { parentalText as text } from "./parental-text.ts";

export interface ParentalForm {
  event: ParentalEventKind | "none" | "";
  date: string;
  role: ParentRole | "";
  partner: "yes" | "no" | "";
  hasShare: boolean;
  months: number | null;
  days: number | null;
  isUnderTwo: "yes" | "no" | "";
}

export const blankParental: ParentalForm = {
  event: "",
  date: "",
  role: "",
  partner: "",
  hasShare: false,
  months: null,
  days: null,
  isUnderTwo: "",
};

const yesNo = (given: boolean | undefined) => (given === undefined ? "" : given ? "yes" : "no");

export const formOf = (facts: ParentalFacts | null): ParentalForm =>
  facts
    ? {
        event: facts.event,
        date: facts.date,
        role: facts.role,
        partner: yesNo(facts.hasEmployedPartner),
        hasShare: Boolean(facts.agreedShare),
        months: facts.agreedShare?.months ?? null,
        days: facts.agreedShare?.days ?? null,
        isUnderTwo: yesNo(facts.isChildUnderTwo),
      }
    : blankParental;

const none = { role: false, partner: false, share: false, childAge: false };

/** The applicable questions by the answers so far; none before the day, which decides the law. */
export function questionsOf({ event, date, partner, isUnderTwo }: ParentalForm) {
  if (event === "" || event === "none") return undefined;
  const given = { hasEmployedPartner: partner === "yes", isChildUnderTwo: isUnderTwo === "yes" };
  return { event, ...(date ? factsThatDecide({ event, date, ...given }) : none) };
}

export interface ParentalFault {
  field: keyof ParentalForm;
  message: string;
}

/** The missing or wrong answer; undefined if complete or blank. */
export function faultOf(form: ParentalForm): ParentalFault | undefined {
  const asked = questionsOf(form);
  if (!asked) return undefined;
  const missing: [boolean, keyof ParentalForm, string][] = [
    [form.date === "", "date", text.dateRequired],
    [asked.childAge && form.isUnderTwo === "", "isUnderTwo", text.childAgeRequired],
    [asked.role && form.role === "", "role", text.roleRequired],
    [asked.partner && form.partner === "", "partner", text.partnerRequired],
  ];
  const [, field, message] = missing.find(([isMissing]) => isMissing) ?? [];
  if (field && message) return { field, message };
  return asked.share && form.hasShare ? faultOfShare(form) : undefined;
}

function faultOfShare({ months, days }: ParentalForm): ParentalFault | undefined {
  if (months === null && days === null) return { field: "months", message: text.shareRequired };
  const [inMonths, inDays] = [months ?? 0, days ?? 0];
  const isInPool = inMonths < 4 ? inDays <= 133 : inMonths === 4 && inDays <= 10;
  return isInPool && inMonths >= 0 && inDays >= 0
    ? undefined
    : { field: "months", message: text.shareTooLong };
}

/** The stated facts without inapplicable answers; undefined if blank or incomplete. */
export function factsOfForm(form: ParentalForm): ParentalFacts | undefined {
  const asked = questionsOf(form);
  if (!asked || faultOf(form)) return undefined;
  const { date, role, partner, isUnderTwo, hasShare, months, days } = form;
  return {
    event: asked.event,
    date,
    role: asked.role && role !== "" ? role : "first",
    ...(asked.partner && { hasEmployedPartner: partner === "yes" }),
    ...(asked.share && hasShare && { agreedShare: { months: months ?? 0, days: days ?? 0 } }),
    ...(asked.childAge && { isChildUnderTwo: isUnderTwo === "yes" }),
  };
}
