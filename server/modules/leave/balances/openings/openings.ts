import { sql } from "kysely";
import { ownBalanceField } from "#contract/codes/field-label.ts";
import {
  grantedBalances,
  type LeaveBalance,
  leaveBalanceLabels,
  leaveBalances,
} from "#contract/codes/leave.ts";
import type { OpeningRow, OpeningsCheck, OpeningsFile } from "#contract/leave/balances/openings.ts";
import { daysText } from "#contract/rules/leave-text.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { later } from "#server/modules/leave/engine/day.ts";
import {
  type OwnBalance,
  type PersonOwnType,
  withOwnEntry,
} from "#server/modules/leave/own-types/own-balances.ts";
import { listPersonOwnTypes } from "#server/modules/leave/own-types/person-own-types.ts";
import { lockEmployees } from "#server/modules/leave/recount/recount-queries.ts";
import { readAccounts } from "#server/modules/leave/terms/account-queries.ts";
import { fullName } from "#server/organisation/names.ts";
import { changeOf } from "#server/story/changes.ts";
import { said } from "#server/story/reason.ts";
import { recordStory } from "#server/story/story.ts";
import { typedBefore } from "#server/story/typed-text.ts";
import { runInWorker } from "#server/workers/worker-pool.ts";
import { grantDefaults } from "../allocations.ts";
import { defaultGrants } from "../balance-sources.ts";
import { type BalanceSources, balanceOf } from "../balances.ts";
import { findOffered } from "../entry-list-queries.ts";
import { insertEntriesOfMany, insertOwnEntries, listGrants } from "../grant-queries.ts";
import type { FileOpening, openingsIn } from "./opening-file.ts";

const lastDay = "2199-12-31";
const reader = { file: import.meta.resolve("./opening-file.ts"), name: "openingsIn" };

/** Reads a file of opening balances, and returns the work of the transaction. */
export async function prepareOpenings<Result>(
  { text }: OpeningsFile,
  work: (context: Context, openings: readonly FileOpening[]) => Promise<Result>,
) {
  const openings = await runInWorker<typeof openingsIn>(reader, text);
  return (context: Context) => work(context, openings);
}

/** Previews the result or the error of each row. */
export async function checkOpenings(
  context: Context,
  openings: readonly FileOpening[],
): Promise<OpeningsCheck> {
  const { rows } = await checkedOpenings(context, openings);
  return { rows, faults: rows.filter(({ fault }) => fault !== null).length };
}

/** Enters all opening balances of a file or, with an error in any row, throws `invalid_request`. */
export async function enterOpenings(
  context: Context,
  openings: readonly FileOpening[],
): Promise<{ ok: true }> {
  const { tx, actor, now, today } = context;
  const found = await findByEmails(
    tx,
    openings.map(({ email }) => email),
  );
  const ids = found.map(({ id }) => id);
  await lockEmployees(tx, ids);
  const { rows, withoutGrants } = await checkedOpenings(context, openings);
  const faults = rows.filter(({ fault }) => fault !== null);
  if (faults[0]) throw refusal(faults[0], faults.length);
  await grantDefaults(context, withoutGrants);
  const recording = { recordedAt: now.toISOString(), recordedById: actor.employeeId };
  const entries = rows.flatMap(({ employee, balance, ownType, days, day, usableUntil, reason }) =>
    employee && days && day
      ? [
          {
            ...{
              employeeId: employee.id,
              balance,
              ownTypeId: ownType?.id,
              days,
              reason,
              usableUntil,
            },
            ...{ effectiveFrom: day, ...recording, cause: "opening" as const },
          },
        ]
      : [],
  );
  const documented = entries.flatMap(({ balance, ownTypeId: _, ...entry }) =>
    balance ? [{ ...entry, balance }] : [],
  );
  const own = entries.flatMap(({ balance: _, ownTypeId, ...entry }) =>
    ownTypeId ? [{ ...entry, ownTypeId }] : [],
  );
  if (documented.length > 0) await insertEntriesOfMany(tx, documented);
  if (own.length > 0) await insertOwnEntries(tx, own);
  await recordStory(
    context,
    rows.flatMap(({ employee, balance, ownType, before, after, day, reason }) =>
      employee
        ? [
            {
              subjectId: employee.id,
              kind: "allocation_changed" as const,
              changes: [
                changeOf(
                  balance ?? ownBalanceField(ownType?.name ?? ""),
                  String(before),
                  String(after),
                ),
              ],
              reason: said(typedBefore(reason)),
              ...(day !== null && day < today && { day }),
            },
          ]
        : [],
    ),
  );
  return { ok: true };
}

function refusal({ row, fault }: OpeningRow, count: number): AppError {
  const more = count > 1 ? ` Something is wrong with ${count} rows.` : "";
  return new AppError("invalid_request", {
    fields: { text: `Nothing was entered. Row ${row}: ${fault}.${more}` },
  });
}

type People = Map<string, { id: number; name: string }>;

async function checkedOpenings(context: Context, openings: readonly FileOpening[]) {
  const { tx, today } = context;
  const found = await findByEmails(
    tx,
    openings.map(({ email }) => email),
  );
  const people: People = new Map(found.map(({ email, ...person }) => [email, person]));
  const ids = found.map(({ id }) => id);
  const [grantRows, accountOf, ownTypes, { offersTimeInLieu }] = await Promise.all([
    listGrants(tx, ids),
    readAccounts(tx, ids),
    listPersonOwnTypes(context, ids),
    findOffered(tx),
  ]);
  const named = offersTimeInLieu ? leaveBalances : grantedBalances;
  const grantsOf = Map.groupBy(grantRows, ({ employeeId }) => employeeId);
  const sourcesOf = (id: number): BalanceSources => {
    const account = accountOf(id);
    const grants = grantsOf.get(id) ?? defaultGrants(today);
    return { grants, leave: account.leave, account };
  };
  const firstRows = new Map<string, number>();
  const rows = openings.map((opening): OpeningRow => {
    const employee = people.get(opening.email) ?? null;
    if (!employee)
      return {
        ...{ ...opening, ...nothing, ownType: null, employee },
        fault: "No employee has this email address",
      };
    const own = namedIn(ownTypes.get(employee.id) ?? [], opening);
    const key = `${employee.id} ${own?.balance.typeId ?? opening.balance}`;
    const first = firstRows.get(key);
    firstRows.set(key, first ?? opening.row);
    const sources = sourcesOf(employee.id);
    const fault = faultOf(opening, sources, { firstRow: first, named, own: own?.balance });
    const effect =
      fault === null ? effectOf(opening, { ...sources, own: own?.balance }, today) : nothing;
    return { ...opening, employee, ownType: own?.ownType ?? null, ...effect, fault };
  });
  return { rows, withoutGrants: ids.filter((id) => !grantsOf.has(id)) };
}

const nothing = { before: null, after: null };

/** The own type with a balance that a row names; undefined for a documented balance or an unknown name. */
function namedIn(
  types: readonly PersonOwnType[],
  { balance: documented, balanceName }: FileOpening,
) {
  const named = types.find(({ name }) => name.toLowerCase() === balanceName.toLowerCase());
  if (documented !== null || !named?.balance) return undefined;
  const { id, name, color, balance } = named;
  return { ownType: { id, name, color }, balance };
}

interface KnownRow {
  /** The row that names the same balance of the same person, if any. */
  firstRow: number | undefined;
  /** The documented balances that a row may name. */
  named: readonly LeaveBalance[];
  own: OwnBalance | undefined;
}

/** The error of a row, or null. */
function faultOf(opening: FileOpening, sources: BalanceSources, known: KnownRow): string | null {
  const { balance } = opening;
  const { firstRow, named, own } = known;
  if (!own && (balance === null || !named.includes(balance))) {
    const labels = named.map((one) => leaveBalanceLabels[one]);
    return `The balance has to be ${labels.join(", ")} or a type of your own`;
  }
  const wrong = valueFaultOf(opening) ?? lastDayFaultOf(opening, own);
  if (wrong !== null) return wrong;
  if (firstRow !== undefined) return `The same balance of the same person is in row ${firstRow}`;
  const opened = openedBefore(opening, sources, own);
  return opened ? `An opening balance of ${daysText(opened.days)} has been entered already` : null;
}

function valueFaultOf({ days, day, reason }: FileOpening): string | null {
  if (days === null || days <= 0 || days > 366)
    return "The days have to be a number above 0 and up to 366, with at most two decimals";
  if (day === null || day < "2000-01-01" || day > lastDay)
    return "The day has to be a date between 2000 and 2199";
  if (reason === "") return "The reason is missing";
  return reason.length > 500 ? "The reason is longer than 500 characters" : null;
}

/** By the rules of an entry by hand. */
function lastDayFaultOf(
  { untilText, usableUntil, day }: FileOpening,
  own: OwnBalance | undefined,
): string | null {
  if (untilText === "") return null;
  if (!own) return "Only days of your own types have a last day";
  if (usableUntil === null || usableUntil > lastDay)
    return "The last day has to be a date up to 2199";
  return day !== null && usableUntil < day ? "The last day cannot be before the first" : null;
}

const openedBefore = (
  { balance }: FileOpening,
  { grants }: BalanceSources,
  own: OwnBalance | undefined,
): { days: number } | undefined =>
  own
    ? own.entriesUntil(lastDay).find(({ kind }) => kind === "opening")
    : grants.find((one) => one.balance === balance && one.cause === "opening");

/** The balance before and after an entry, today or on its day if later. */
function effectOf(
  { balance, days, day, usableUntil }: FileOpening,
  { own, ...sources }: BalanceSources & { own: OwnBalance | undefined },
  today: string,
) {
  if (days === null || day === null) return nothing;
  const on = later(day, today);
  if (own) {
    const until = usableUntil ?? undefined;
    const entry = { id: 0, kind: "opening" as const, days, day, until, recordedOn: today };
    return {
      before: balanceOf(own, sources, on).remaining,
      after: balanceOf(withOwnEntry(own, entry), sources, on).remaining,
    };
  }
  if (balance === null) return nothing;
  const entered = { balance, days, effectiveFrom: day, cause: "opening" as const };
  const grants = [...sources.grants, entered];
  return {
    before: balanceOf(balance, sources, on).remaining,
    after: balanceOf(balance, { ...sources, grants }, on).remaining,
  };
}

/** Expects e-mails in lower case. */
const findByEmails = (tx: Tx, emails: readonly string[]) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where(sql<boolean>`lower(e.email) = any(${emails}::text[])`)
    .select(["e.id", fullName("e").as("name"), sql<string>`lower(e.email)`.as("email")])
    .execute();
