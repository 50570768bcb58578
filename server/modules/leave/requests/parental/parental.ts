import { isDeepStrictEqual } from "node:util";
import { countryOf } from "#contract/codes/country.ts";
import { isOpen } from "#contract/codes/leave.ts";
import type { ParentalFacts } from "#contract/codes/parental-event.ts";
import type { ParentalLeave } from "#contract/leave/requests/parental.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { type Reader, visibleEmployees } from "#server/modules/leave/access.ts";
import { balanceSources } from "#server/modules/leave/balances/balance-sources.ts";
import { policyOn } from "#server/modules/leave/rules/leave-policy.ts";
import { lengthInMonths } from "#server/modules/leave/rules/months-of-leave.ts";
import { grantedLeave } from "#server/modules/leave/rules/parental-grant.ts";
import { changeOf } from "#server/story/changes.ts";
import { recordStory, type StoryEntry } from "#server/story/story.ts";
import {
  type LockedLeave,
  lockVisible,
  refuseUnlessSeen,
  type SeenLeave,
} from "../locked-leave.ts";
import { notifyOfCorrection } from "../request-notices.ts";
import { requestColumns } from "../request-queries.ts";
import { findParentalFacts, insertParentalFacts, raiseVersion } from "./parental-queries.ts";

/** The stated reason and the law's grant, for the employee and the readers of their leave. */
export async function readParental(
  context: Context,
  id: number,
): Promise<{ ofEmployeeId: number; result: ParentalLeave }> {
  const leave = await findVisibleLeave(context.tx, context, id);
  if (!leave) throw new AppError("not_found");
  return { ofEmployeeId: leave.employeeId, result: await present(context, leave) };
}

/**
 * States or corrects the reason of open maternity leave, with notifications. Its days stay. Throws `forbidden` or
 * `leave_already_decided`.
 */
export async function correctParental(
  context: Context,
  seen: SeenLeave,
  facts: ParentalFacts,
): Promise<ParentalLeave> {
  const { tx, actor, now } = context;
  const locked = await lockVisible(context, seen.id);
  const { leave, reviewersId } = locked;
  if (!isFor(actor, leave)) throw new AppError("forbidden");
  await refuseUnlessSeen(context, leave, seen.version);
  refuseUnlessForParents(leave);
  if (!isOpen(leave.leaveStatus)) throw new AppError("leave_already_decided");
  const before = await findParentalFacts(tx, leave.id);
  if (before && isSameEvent(before.facts, facts)) return present(context, leave);
  const recorded = { recordedById: actor.employeeId, recordedAt: now.toISOString() };
  await insertParentalFacts(tx, facts, { leaveId: leave.id, ...recorded });
  // The basis of a pending decision has changed.
  if (leave.leaveStatus === "pending") await raiseVersion(tx, leave.id);
  await recordStory(context, correctionEntry(leave));
  await notifyOfCorrection(context, leave, reviewersId);
  return present(context, leave);
}

type Leave = Pick<
  VisibleLeave,
  "id" | "employeeId" | "leaveType" | "leaveStatus" | "startDate" | "endDate" | "country"
>;

const isFor = (
  { employeeId, isSuperadmin }: Context["actor"],
  leave: Pick<Leave, "employeeId">,
): boolean => isSuperadmin || employeeId === leave.employeeId;

const isForParents = ({ leaveType, country }: Pick<Leave, "leaveType" | "country">): boolean =>
  leaveType === "MaternityLeave" && countryOf(country) === "ZA";

function refuseUnlessForParents(leave: Leave): void {
  if (!isForParents(leave))
    throw new AppError("invalid_request", {
      fields: { event: "Only maternity leave in South Africa says what it is for" },
    });
}

const plain = (facts: ParentalFacts) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value != null));

/** Whether both state the same event, answers left out aside. */
export const isSameEvent = (one: ParentalFacts, other: ParentalFacts): boolean =>
  isDeepStrictEqual(plain(one), plain(other));

async function present(context: Context, leave: Leave): Promise<ParentalLeave> {
  const { tx, actor } = context;
  const { id, startDate, endDate } = leave;
  const stated = isForParents(leave) ? await findParentalFacts(tx, id) : undefined;
  const granted = stated && (await grantedTo(tx, context, { ...leave, parental: stated.facts }));
  return {
    id,
    length: lengthInMonths(startDate, endDate),
    facts: stated ? { ...stated.facts } : null,
    grant: granted?.grant ?? null,
    statedBy: stated ? { id: stated.statedById, name: stated.statedByName } : null,
    statedAt: stated?.statedAt ?? null,
    isCorrected: stated?.isCorrected ?? false,
    canCorrect: isFor(actor, leave) && isForParents(leave) && isOpen(leave.leaveStatus),
  };
}

/** The law's grant for a request, after earlier ones. */
export async function grantedTo(
  tx: Tx,
  { today }: Pick<Context, "today">,
  leave: Pick<Leave, "id" | "employeeId" | "leaveType" | "startDate" | "endDate" | "country"> & {
    parental: ParentalFacts;
  },
) {
  const { leave: open } = await balanceSources({ tx, today }, leave.employeeId);
  const before = open.filter(({ id }) => id < leave.id);
  return grantedLeave(leave, policyOn(countryOf(leave.country), leave.startDate), before);
}

/** The history entry for the employee and super administrators, without the reason. */
const correctionEntry = ({
  id,
  employeeId,
  leaveType,
  startDate,
}: LockedLeave["leave"]): StoryEntry => ({
  kind: "leave_event_stated",
  subjectId: employeeId,
  visibility: "personal",
  changes: [changeOf("leaveType", null, leaveType), changeOf("startDate", null, startDate)],
  link: { kind: "leave_request", id },
});

const findVisibleLeave = (tx: Tx, reader: Reader, id: number) =>
  visibleEmployees(tx, reader)
    .innerJoin("leaveRequests as r", (join) =>
      join.onRef("r.tenantId", "=", "e.tenantId").onRef("r.employeeId", "=", "e.id"),
    )
    .where("r.id", "=", id)
    .select(requestColumns(tx))
    .executeTakeFirst();
type VisibleLeave = NonNullable<Awaited<ReturnType<typeof findVisibleLeave>>>;
