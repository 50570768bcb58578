import type { Home, SuperadminDashboard } from "#contract/dashboard.ts";
import { addDays } from "#web/ui/date/plain-day.ts";

type ItemOf<List extends { items: readonly unknown[] }> = List["items"][number];

/** One thing that waits for the reader, of any kind. */
export type Waiting =
  | { kind: "leave"; leave: ItemOf<Home["pendingReviews"]> }
  | { kind: "handover"; handover: ItemOf<Home["handovers"]> }
  | { kind: "promise"; promise: ItemOf<Home["promises"]> }
  | { kind: "feedback"; feedback: ItemOf<Home["unreadFeedback"]> }
  | { kind: "profile"; profile: ItemOf<SuperadminDashboard["incompleteProfiles"]> }
  | { kind: "probation"; probation: ItemOf<SuperadminDashboard["endingProbations"]> };

export type WaitingSource = Pick<
  Home,
  "today" | "pendingReviews" | "handovers" | "promises" | "unreadFeedback" | "quiet"
> &
  Partial<Pick<SuperadminDashboard, "incompleteProfiles" | "endingProbations">>;

const urgencies = ["late", "decide", "soon"] as const;
export type Urgency = (typeof urgencies)[number];

export const waitingKinds = ["leave", "handover", "promise", "feedback", "people"] as const;
/** What the list can be narrowed to. */
export type WaitingKind = (typeof waitingKinds)[number];

export const kindOf = ({ kind }: Waiting): WaitingKind =>
  kind === "profile" || kind === "probation" ? "people" : kind;

export const keyOf = (one: Waiting): string => `${one.kind} ${idOf(one)}`;

function idOf(one: Waiting): number {
  if (one.kind === "leave") return one.leave.id;
  if (one.kind === "handover") return one.handover.id;
  if (one.kind === "promise") return one.promise.id;
  if (one.kind === "feedback") return one.feedback.id;
  return one.kind === "profile" ? one.profile.id : one.probation.employee.id;
}

/** Promises due later are on the person's page. */
const soonDays = 30;

/** Everything that waits for the reader: late first, then decisions, then what is due soon; each by day, whatever its kind. */
export function waitingFor(source: WaitingSource): { urgency: Urgency; items: Waiting[] }[] {
  const { today } = source;
  const all: Waiting[] = [
    ...source.handovers.items.map((handover) => ({ kind: "handover" as const, handover })),
    ...source.pendingReviews.items.map((leave) => ({ kind: "leave" as const, leave })),
    ...source.promises.items
      .filter(({ state, dueOn }) => state === "proposed" || isBy(dueOn, addDays(today, soonDays)))
      .map((promise) => ({ kind: "promise" as const, promise })),
    ...(source.endingProbations?.items ?? []).map((probation) => ({
      kind: "probation" as const,
      probation,
    })),
    ...source.unreadFeedback.items.map((feedback) => ({ kind: "feedback" as const, feedback })),
    ...(source.incompleteProfiles?.items ?? []).map((profile) => ({
      kind: "profile" as const,
      profile,
    })),
  ];
  const byUrgency = Map.groupBy(all, (one) => urgencyOf(one, today));
  return urgencies.flatMap((urgency) => {
    const items = byUrgency.get(urgency)?.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
    return items ? [{ urgency, items }] : [];
  });
}

const isBy = (day: string | null, last: string): boolean => day !== null && day <= last;

function urgencyOf(one: Waiting, today: string): Urgency {
  if (one.kind === "leave") return one.leave.startDate < today ? "late" : "decide";
  if (one.kind === "promise" && one.promise.state === "proposed") return "decide";
  const isLate = one.kind !== "feedback" && one.kind !== "profile" && dayOf(one) < today;
  return isLate ? "late" : "soon";
}

/** The day that orders it among things as urgent: the day due, or the first of leave; without one it comes last. */
function dayOf(one: Waiting): string {
  if (one.kind === "leave") return one.leave.startDate;
  if (one.kind === "handover") return one.handover.dueOn ?? undated;
  if (one.kind === "promise") return one.promise.dueOn ?? undated;
  return one.kind === "probation" ? one.probation.lastDay : undated;
}

const undated = "9999-12-31";
