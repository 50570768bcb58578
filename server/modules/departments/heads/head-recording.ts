import type { DepartmentDetails } from "#contract/departments.ts";
import { AppError } from "#server/app-error.ts";
import { plusDays } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import { alwaysKnown, insertPlans, setLines } from "#server/modules/line/index.ts";
import type { Named } from "#server/story/changes.ts";
import { because } from "#server/story/reason.ts";
import {
  callOffHeadships,
  endHeadships,
  findNotOver,
  insertHeadships,
  limitKnown,
  retractHeadships,
} from "./headship-queries.ts";
import { continuedBy, type KnownTerm, termsFrom } from "./headship-terms.ts";

interface RecordedHead {
  after: Named | null;
  day: string;
  /** The day of the announcement, if in the future. */
  knownOn?: string;
}

/** Records the head, or none, from a day on until the next recorded change. Returns the plan made or called off. */
export async function recordHead(
  context: Context,
  departmentId: number,
  { after, day, knownOn }: RecordedHead,
): Promise<number | undefined> {
  const { tx, now, today } = context;
  const recorded = await findNotOver(tx, departmentId, plusDays(day, -1));
  const naming = {
    ...{ departmentId, day, recorded },
    replaced: recorded.filter((one) => isHolding(one, day) && one.employeeId !== after?.id),
    terms: after
      ? termsFrom({ employeeId: after.id, day, knownFrom: knownOn ?? alwaysKnown }, recorded)
      : [],
  };
  const planId = knownOn ? await recordPlan(context, naming, knownOn) : undefined;
  if (!knownOn) await recordAtOnce(context, naming);
  const [calledOff] = await callOffHeadships(tx, [departmentId], { at: now, today });
  return planId ?? calledOff;
}

type Recorded = Awaited<ReturnType<typeof findNotOver>>;

interface Naming {
  departmentId: number;
  day: string;
  recorded: Recorded;
  replaced: Recorded;
  terms: readonly KnownTerm[];
}

async function recordAtOnce(
  context: Context,
  { departmentId, day, recorded, replaced, terms }: Naming,
): Promise<void> {
  const { tx, now, actor } = context;
  const recording = { at: now, byId: actor.employeeId };
  const named = terms.map((term) => ({ term, former: continuedBy(term, recorded) }));
  const continued = named.flatMap(({ former }) => former ?? []);
  await endHeadships(tx, idsOf(replaced), { day, ...recording });
  await retractHeadships(tx, idsOf(continued), recording);
  const going = named.map(({ term, former }) => ({ ...term, dateFrom: former?.dateFrom ?? day }));
  await insertAll(context, departmentId, going);
}

/** Until the announcement, the replaced headships stay known as before. */
async function recordPlan(
  context: Context,
  { departmentId, day, replaced, terms }: Naming,
  knownOn: string,
): Promise<number> {
  const { tx, now, actor } = context;
  const recording = { at: now, byId: actor.employeeId };
  const planned = { subject: { departmentId }, from: day };
  const [planId = 0] = await insertPlans(tx, [planned], { ...recording, announcedOn: knownOn });
  const going = replaced.filter((one) => one.knownFrom < knownOn && knownOn <= one.knownUntil);
  const later = replaced.filter((one) => one.knownFrom >= knownOn);
  await endHeadships(tx, idsOf(later), { day, ...recording });
  await limitKnown(tx, idsOf(going), { until: plusDays(knownOn, -1), ...recording });
  const cut = going
    .filter(({ dateFrom }) => dateFrom < day)
    .map((one) => ({ ...one, dateTo: plusDays(day, -1), knownFrom: knownOn }));
  const byPlan = [...cut, ...terms].map((term) => ({ ...term, planId }));
  await insertAll(context, departmentId, byPlan);
  return planId;
}

const isHolding = ({ dateFrom, dateTo }: KnownTerm, day: string) =>
  dateFrom <= day && (dateTo === null || dateTo >= day);

const idsOf = (headships: readonly { id: number }[]) => headships.map(({ id }) => id);

async function insertAll(
  { tx, now, actor }: Context,
  departmentId: number,
  terms: readonly KnownTerm[],
): Promise<void> {
  const headships = terms.map(
    ({ employeeId, dateFrom, dateTo, knownFrom, knownUntil, planId }) => ({
      ...{ departmentId, employeeId, dateFrom, dateTo, knownFrom, knownUntil, planId },
    }),
  );
  if (headships.length > 0)
    await insertHeadships(tx, headships, { at: now, byId: actor.employeeId });
}

/**
 * Records the manager of a new head; throws field errors at `headLedBy`. Call it before the head changes, so that the handover is right.
 */
export async function recordLeaderOfHead(
  context: Context,
  departmentId: number,
  {
    departmentHeadId: employeeId,
    headFrom: from = context.today,
    headLedBy: managerId,
    announcedFrom,
  }: Pick<DepartmentDetails, "departmentHeadId" | "headFrom" | "headLedBy" | "announcedFrom">,
): Promise<void> {
  if (!employeeId || managerId === undefined) return;
  try {
    await setLines(context, {
      people: [{ employeeId, leads: "manager", managerId }],
      from,
      announcedFrom,
      reason: because("headNamed", { department: departmentId }),
    });
  } catch (error) {
    const [problem] = error instanceof AppError ? Object.values(error.fields ?? {}) : [];
    if (problem === undefined) throw error;
    throw new AppError("invalid_request", { fields: { headLedBy: problem } });
  }
}
