import type { Country } from "#contract/codes/country.ts";
import type { LeaveBalance } from "#contract/codes/leave.ts";
import {
  type LeaveDay,
  type LeaveStatement,
  type LeaveStatementQuery,
  maxStatementLines,
} from "#contract/leave/balances/statement.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { type CompanyDays, companyDays } from "#server/modules/holidays/index.ts";
import { sumOf } from "#server/modules/leave/engine/amounts.ts";
import {
  type AskedDays,
  type BalanceSources,
  balanceOn,
  type RequestedLeave,
} from "#server/modules/leave/engine/balance.ts";
import { beyondOne, cyclePartsOf } from "#server/modules/leave/engine/cycle-parts.ts";
import { endOfTime } from "#server/modules/leave/engine/day.ts";
import { drawingOn } from "#server/modules/leave/engine/own-drawing.ts";
import { ownAccount } from "#server/modules/leave/own-types/own-balances.ts";
import {
  type DrawnOwnType,
  findOwnBalance,
} from "#server/modules/leave/own-types/person-own-types.ts";
import { daysOfLeave } from "#server/modules/leave/rules/leave-days.ts";
import { policyOn } from "#server/modules/leave/rules/leave-policy.ts";
import { lengthOfLeave } from "#server/modules/leave/rules/months-of-leave.ts";
import { grantedLeave } from "#server/modules/leave/rules/parental-grant.ts";
import { companyPattern, type WorkPattern } from "#server/modules/leave/rules/working-days.ts";
import { personAccount } from "#server/modules/leave/terms/person-account.ts";
import { asKnownThen } from "#server/organisation/known-then.ts";
import { lastDayIn } from "../balances.ts";
import { stateOf } from "../leave-state.ts";
import { type Details, linesOf, yearFrom, yearOf } from "./statement-lines.ts";
import { findStatementSources, type StatementSources } from "./statement-queries.ts";

/** Explains a balance of the actor or a visible employee, as of a day and as known on a day. */
export async function leaveStatement(
  context: Context,
  {
    balance,
    ownTypeId,
    employeeId: asked,
    asOf = context.today,
    knownOn = context.today,
  }: LeaveStatementQuery,
): Promise<LeaveStatement> {
  const { tx, actor, today } = context;
  const known = knownOn < today ? await asKnownThen(tx, knownOn) : tx;
  const employeeId = asked ?? actor.employeeId;
  const drawn = balance ?? Number(ownTypeId);
  const [found, ownType, { workMinutes, ...calendar }] = await Promise.all([
    findStatementSources(tx, context, { employeeId, drawn, known }),
    ownTypeId === undefined
      ? undefined
      : findOwnBalance({ tx: known, today }, { employeeId, typeId: ownTypeId }),
    companyDays({ tx }),
  ]);
  if (!found || (ownTypeId !== undefined && !ownType)) throw new AppError("not_found");
  const days = { calendar, pattern: companyPattern(workMinutes) };
  const { id, name } = found;
  return {
    ...{ employee: { id, name }, today, asOf, knownOn },
    ...(ownType
      ? explainOwn(found, { days, ownType }, { asOf, knownOn })
      : explainDocumented(found, { days, balance: balance ?? "annual" }, { asOf, knownOn })),
  };
}

function explainDocumented(
  found: StatementSources,
  { days, balance }: { days: StatementDays; balance: LeaveBalance },
  asked: AskedDays,
) {
  const account = personAccount(found.account);
  const terms = account.of(balance);
  const isOnFirstDay = balance === "timeInLieu";
  const { name, validFrom } = account.policyOn(asked.asOf);
  const explained = explain(found, { days, terms, isOnFirstDay }, asked);
  return { balance, ownType: null, policy: { name, validFrom }, ...explained };
}

function explainOwn(
  found: StatementSources,
  { days, ownType: { balance, ...ownType } }: { days: StatementDays; ownType: DrawnOwnType },
  asked: AskedDays,
) {
  const entries = balance.entriesUntil(asked.asOf);
  const counted = countedIn(found, days);
  const drawing = drawingOn(counted, {
    entries: balance.entriesUntil(lastDayIn(counted, asked.asOf)),
    day: asked.asOf,
    isFree: ({ decisions }) => stateOf(decisions.at(-1)?.status ?? "pending") === "free",
  });
  const terms = ownAccount(entries, drawing.leave.map(undecided), asked.asOf);
  const lots = entries.filter(({ kind }) => kind === "given");
  const explained = explain(
    { ...found, ...drawing, grants: [...lots.map(lotOf), ...found.grants] },
    { days, terms },
    asked,
  );
  return { balance: null, ownType, policy: null, ...explained };
}

/** A lot of an own type as a grant without an author. */
const lotOf = ({ id, days, day, until, recordedOn }: BalanceSources["entries"][number]) => ({
  id,
  days,
  recordedOn,
  cause: "given" as const,
  effectiveFrom: day,
  until: until === undefined || until === endOfTime ? null : until,
  reason: null,
  by: null,
});

const undecided = ({ id, days, requestedOn }: Request): RequestedLeave => ({
  id,
  days,
  requestedOn,
  decisions: [],
});

type GainedBy = Pick<BalanceSources, "services" | "terms" | "work">;
interface StatementDays {
  calendar: Omit<CompanyDays, "workMinutes">;
  pattern: WorkPattern;
}

/** The requests with the cost of each day. */
const countedIn = ({ leave }: Pick<StatementSources, "leave">, days: StatementDays) =>
  leave.map((one) => ({ ...one, days: one.days ?? daysOfLeave(one, days) }));

interface Explained extends Pick<StatementSources, "grants" | "leave" | "yearStart"> {
  /** Leave that draws on lots which begin later. */
  ahead?: StatementSources["leave"];
}

function explain(
  { grants, leave, ahead = [], yearStart }: Explained,
  {
    days: rules,
    terms,
    isOnFirstDay = false,
  }: { days: StatementDays; terms: GainedBy; isOnFirstDay?: boolean },
  asked: AskedDays,
) {
  const requests = countedIn({ leave }, rules);
  const entries = grants.map(({ id, cause, effectiveFrom, recordedOn, until, ...grant }) => ({
    id,
    until,
    kind: cause,
    days: grant.days,
    day: effectiveFrom,
    recordedOn,
  }));
  const datedOf = ({ decisions, ...one }: Request) => ({
    ...one,
    days: isOnFirstDay ? onFirstDay(one.days) : one.days,
    decisions: decisions.map(({ on, status }) => ({ on, state: stateOf(status) })),
  });
  const dated = requests.map(datedOf);
  const undrawn = countedIn({ leave: ahead }, rules).map(datedOf);
  const balance = balanceOn({ ...terms, entries, leave: dated, ahead: undrawn }, asked);
  const remainingWith = (approved: ReadonlySet<number>) =>
    balanceOn({ ...terms, entries, leave: dated.map((one) => approvedIn(approved, one)) }, asked)
      .remaining;
  const from = yearFrom(asked.asOf, yearStart);
  const { booked, pending, remaining, statutory, remainingIfApproved, belowZero, later } = balance;
  const { country } = rules.calendar;
  const details = detailsOf(grants, requests, { ...asked, country, terms });
  const lines = linesOf(balance, { ...asked, yearStart, remainingWith }, details).reverse();
  return {
    yearFrom: from,
    ...yearOf(balance, from),
    booked,
    remaining,
    statutory,
    pending,
    remainingIfApproved,
    belowZero,
    later,
    lines: lines.slice(0, maxStatementLines),
    olderLines: Math.max(0, lines.length - maxStatementLines),
  };
}

const approvedIn = (approved: ReadonlySet<number>, leave: RequestedLeave): RequestedLeave =>
  approved.has(leave.id)
    ? { ...leave, decisions: [{ on: leave.requestedOn, state: "approved" }] }
    : leave;

const onFirstDay = (days: readonly LeaveDay[]) =>
  days.slice(0, 1).map(({ date }) => ({ date, cost: costOf(days) }));

const costOf = (days: readonly { cost: number }[]) => sumOf(days.map(({ cost }) => cost));

type Request = StatementSources["leave"][number] & { days: ReturnType<typeof daysOfLeave> };

/** The law's grant for a request's child, considering earlier requests that were open on a day. */
function parentalGrantOf(
  request: Request,
  requests: readonly Request[],
  { country, knownOn }: { country: Country; knownOn: string },
) {
  if (!request.parental) return null;
  const before = requests.flatMap(({ decisions, ...one }) => {
    const leaveStatus = decisions.findLast(({ on }) => on <= knownOn)?.status ?? "pending";
    return one.id < request.id ? [{ ...one, leaveStatus }] : [];
  });
  return grantedLeave(request, policyOn(country, request.startDate), before)?.grant ?? null;
}

function detailsOf(
  grants: StatementSources["grants"],
  requests: readonly Request[],
  { knownOn, country, terms }: AskedDays & { country: Country; terms: GainedBy },
): Details {
  const grantOf = new Map(grants.map((grant) => [grant.id, grant]));
  const requestOf = new Map(requests.map((request) => [request.id, request]));
  return {
    entryOf(id) {
      const grant = grantOf.get(id);
      if (!grant) return undefined;
      const { by, recordedOn, reason, until } = grant;
      return { by, recordedOn, reason, usableUntil: until };
    },
    leaveOf(id) {
      const request = requestOf.get(id);
      if (!request) return undefined;
      const { leaveType, ownType, startDate, requestedOn, days, decisions } = request;
      const policy = policyOn(country, startDate);
      const inMonths = lengthOfLeave(request, policy);
      const approval = decisions.findLast(
        ({ on, status }) => on <= knownOn && status === "approved",
      );
      return {
        by: approval?.by ?? null,
        recordedOn: approval?.on ?? null,
        leave: {
          id,
          leaveType,
          ownType,
          requestedOn,
          inMonths,
          parental: parentalGrantOf(request, requests, { country, knownOn }),
          cycles: beyondOne(cyclePartsOf(terms, days)),
          days,
        },
      };
    },
  };
}
