import {
  type MonthsAndDays,
  type ParentalBasis,
  type ParentalEventKind,
  type ParentalFacts,
  type ParentalGrant,
  vanWykFrom,
} from "../codes/parental-event.ts";
import { dayText, lengthText } from "./leave-text.ts";

const childOf: Record<ParentalEventKind, string> = {
  birth: "a birth",
  adoption: "an adoption",
  surrogacy: "a birth by a surrogate",
  loss: "a stillbirth or miscarriage",
};

const grantedBy: Record<ParentalBasis, string> = {
  "four-months": "the parent who gives birth has four months",
  "six-weeks": "six weeks of leave follow a stillbirth, or a miscarriage in the third trimester",
  "ten-days": "the other parent has ten days",
  "ten-weeks": "one of the parents has ten weeks",
  "older-child": "a parent of a child of two or older has ten days",
  "only-parent": "the only parent who is employed has four months",
  "agreed-share": "two employed parents share four months and ten days",
  "half-share": "two employed parents share four months and ten days",
};

const isByOrder = (basis: ParentalBasis): boolean =>
  basis === "only-parent" || basis === "agreed-share" || basis === "half-share";

/** The rule and its grant: "4 months by BCEA s 25". */
export const grantText = ({
  basis,
  length,
  source,
}: Pick<ParentalGrant, "basis" | "length" | "source">): string =>
  `${lengthText(length)} by ${isByOrder(basis) ? `the interim order of ${dayText(vanWykFrom)} (Van Wyk)` : source}`;

/** `attention` if it speaks against the dates. */
export interface ParentalSentence {
  text: string;
  tone: "info" | "attention";
}

interface Asked {
  facts: ParentalFacts;
  grant: ParentalGrant;
  /** How long the leave is. */
  length: MonthsAndDays;
  isOwn: boolean;
}

/** All sentences about leave for parents: the grant, the request, and the effect of its dates. */
export function parentalSentences(asked: Asked): ParentalSentence[] {
  const { grant } = asked;
  const isWhole = !grant.beyondFrom && !grant.isSecondBlock;
  const info = [
    ruleText(asked),
    shareText(asked),
    ...(isWhole ? ["All of it is granted, whatever is left of the balance."] : []),
  ];
  const attention = [
    grant.isSecondBlock &&
      "It is a second block of leave for the same child. The law grants one, so this one follows the company's balance.",
    grant.beyondFrom &&
      `From ${dayText(grant.beyondFrom)} on it is beyond what the law grants, and follows the company's balance.`,
    grant.earliest &&
      `It begins before ${dayText(grant.earliest)}, four weeks before the birth: earlier only by agreement, or if a doctor or midwife certifies it (BCEA s 25(2)).`,
    grant.restUntil &&
      `It ends within six weeks after the birth: until ${dayText(grant.restUntil)}, only someone whom a doctor or midwife certifies as fit may work (BCEA s 25(3)).`,
  ];
  return [
    ...info.map((text) => ({ text, tone: "info" as const })),
    ...attention.flatMap((text) => (text ? [{ text, tone: "attention" as const }] : [])),
  ];
}

function ruleText({ facts, grant: { basis, source } }: Asked): string {
  if (facts.event === "loss") return `${capital(grantedBy[basis])} (${source}).`;
  const when = isByOrder(basis)
    ? `from ${dayText(vanWykFrom)} on`
    : `before ${dayText(vanWykFrom)}`;
  return `For ${childOf[facts.event]} ${when}, ${grantedBy[basis]} (${source}).`;
}

function shareText({ grant, length, isOwn }: Asked): string {
  const [whose, who] = isOwn ? ["your", "you have"] : ["their", "they have"];
  const asked = `${who} asked for ${lengthText(length)}`;
  const until = grant.until ? ` until ${dayText(grant.until)}` : "";
  const granted = lengthText(grant.length);
  if (grant.basis === "agreed-share")
    return `${capital(whose)} agreed share is ${granted}${until}; ${asked}.`;
  if (grant.basis === "half-share")
    return `Without an agreed share, ${whose} half is ${granted}${until}; ${asked}.`;
  return until ? `That is${until}; ${asked}.` : `${capital(asked)}.`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
