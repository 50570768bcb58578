import type { ParentalFacts } from "#contract/codes/parental-event.ts";
import { lengthText } from "#contract/rules/leave-text.ts";
import { formatMoment } from "#web/ui/format/dates.ts";

type Kind = ParentalFacts["event"];

const dates: Record<Kind, string> = {
  birth: "Date of birth, expected or actual",
  adoption: "Date of the adoption order or placement",
  surrogacy: "Date of birth, expected or actual",
  loss: "Date of the loss",
};

/** Of the events with two parts. */
const roles = (isOwn: boolean) => {
  const who = isOwn ? "I" : "They";
  const [give, take, am] = isOwn ? ["give", "take", "am"] : ["give", "take", "are"];
  const other = `${who} ${am} the other parent`;
  return {
    birth: [`${who} ${give} birth`, other],
    adoption: [`${who} ${take} the ten weeks`, other],
    surrogacy: [`${who} ${take} the ten weeks`, other],
  } as const;
};

export const parentalText = {
  what: "What is the leave for?",
  whatHelp:
    "Optional. The law grants leave by the day of the birth or adoption. Only you and those who decide on it read this.",
  notStated: "Not stated",
  kinds: {
    birth: "A birth",
    adoption: "An adoption",
    surrogacy: "A birth by a surrogate",
    loss: "A stillbirth or miscarriage",
  },
  date: (kind: Kind) => dates[kind],
  role: (isOwn: boolean) => (isOwn ? "Your part" : "Their part"),
  roles: (isOwn: boolean, kind: Exclude<Kind, "loss">) => {
    const [first, other] = roles(isOwn)[kind];
    return [
      { value: "first", label: first },
      { value: "other", label: other },
    ] as const;
  },
  partner: "Is another parent employed?",
  yesOrNo: [
    { value: "yes", label: "Yes" },
    { value: "no", label: "No" },
  ],
  hasShare: (isOwn: boolean) =>
    isOwn ? "We have agreed on my share" : "The parents have agreed on their share",
  hasShareHelp: "Without an agreement, each parent has half of four months and ten days.",
  months: "Months",
  days: "Days",
  childAge: "Is the child under two?",
  dateRequired: "Please enter the date",
  roleRequired: "Please choose one",
  partnerRequired: "Please say whether another parent is employed",
  childAgeRequired: "Please say whether the child is under two",
  shareRequired: "Please enter the months, the days, or both",
  shareTooLong: "Together the parents have four months and ten days",
  title: "What the leave is for",
  unstated: (isOwn: boolean) =>
    isOwn
      ? "You have not said what it is for. If you do, the law that applies is shown to you and to those who decide."
      : "Not stated.",
  facts: {
    for: "For",
    date: "On",
    partner: "Another parent employed",
    share: "Agreed share",
    noShare: "None",
    stated: "Stated",
  },
  statedBy: (when: string, name: string, isCorrected: boolean) =>
    `${formatMoment(when)} by ${name}${isCorrected ? ", corrected" : ""}`,
  share: lengthText,
  state: "Say What It Is For",
  correct: "Correct",
  correctTitle: "What the leave is for",
  correctLead:
    "The dates and days of the leave stay as they are. Those who decide on it, or its employee, are notified that this was corrected.",
  save: "Save",
  busy: "Saving...",
  saved: "Saved. The dates and days of the leave have not changed.",
  saveFailed: "It could not be saved. Please try again.",
  failed: "What the leave is for could not be loaded.",
  loading: "Loading...",
} as const;
