import { type GapKind, gapKinds } from "#contract/codes/continuity.ts";
import type { continuity } from "#contract/continuity/continuity.ts";
import type { Gap } from "#contract/continuity/gaps.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import {
  findHandoverOverdue,
  findManagerDeactivated,
  findManagerEnds,
  findNobodyLeads,
  findNoHead,
} from "./finders.ts";
import { type GapFinder, type GapRow, gapOf, isAboutPerson, subjectOf } from "./gap-rows.ts";
import { findPromiseOverdue, findPromiseUndated } from "./promise-queries.ts";
import { findQuiet } from "./quiet-queries.ts";
import { findSetAsides } from "./set-aside-queries.ts";
import { findThreeManagers } from "./three-managers-queries.ts";

type Reader = Pick<Context, "tx" | "actor" | "today">;

/** A subject's gaps of one kind, e.g. of a manager who leaves and heads departments. */
const maxOfSubject = 200;

const finders: Record<GapKind, GapFinder> = {
  nobodyLeads: findNobodyLeads,
  managerDeactivated: findManagerDeactivated,
  managerEnds: findManagerEnds,
  noHead: findNoHead,
  handoverOverdue: findHandoverOverdue,
  promiseOverdue: findPromiseOverdue,
  promiseUndated: findPromiseUndated,
  quiet: findQuiet,
  threeManagers: findThreeManagers,
};

/** One page of the gaps of a kind today: open ones, or those set aside with author and reason. */
export async function listGaps(
  context: Reader,
  { kind, page, pageSize, isSetAside }: ParsedInput<typeof continuity.gaps>["query"],
): Promise<Page<Gap>> {
  const { tx, actor, today } = context;
  const list = { tx, actor, today, isSetAside, limit: pageSize, offset: (page - 1) * pageSize };
  const rows = await finders[kind](list);
  const setAside = isSetAside ? await setAsidesOf(context, kind, rows) : () => null;
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map((row) => gapOf(kind, row, setAside(row))),
  };
}

const firstShown = 4;

/** The first open gaps in the order of the kinds, and the number of all; of quiet histories, their managers' matter, only the number. */
export async function firstGaps({ tx, actor, today }: Reader) {
  const list = { tx, actor, today, isSetAside: false, limit: firstShown, offset: 0 };
  const kinds = gapKinds.filter((kind) => kind !== "quiet");
  const [quiet, ...found] = await Promise.all([
    findQuiet(list),
    ...kinds.map(async (kind) => ({ kind, rows: await finders[kind](list) })),
  ]);
  return {
    items: found
      .flatMap(({ kind, rows }) => rows.map((row) => gapOf(kind, row, null)))
      .slice(0, firstShown),
    total: found.reduce((sum, { rows }) => sum + (rows[0]?.total ?? 0), 0),
    quiet: quiet[0]?.total ?? 0,
  };
}

/** The actor's people with an open gap of the kind `quiet`, by name, with the day of the last entry. */
export async function quietPeople({ tx, actor, today }: Reader, limit: number) {
  const managerId = actor.employeeId;
  const list = { tx, actor, today, isSetAside: false, limit, offset: 0, managerId };
  const rows = await findQuiet(list);
  return {
    items: rows
      .map((row) => gapOf("quiet", row, null))
      .flatMap(({ employee, day }) => (employee ? [{ employee, day }] : [])),
    total: rows[0]?.total ?? 0,
  };
}

export const findOpenGaps = (
  { tx, actor, today }: Reader,
  kind: GapKind,
  subjectId: number,
): Promise<readonly GapRow[]> =>
  finders[kind]({ tx, actor, today, subjectId, isSetAside: false, limit: maxOfSubject, offset: 0 });

/** Author and reason of each set-aside; reasons about the reader are hidden. */
async function setAsidesOf({ tx, actor, today }: Reader, kind: GapKind, rows: readonly GapRow[]) {
  const subjectIds = rows.map((row) => subjectOf(kind, row));
  const found = Map.groupBy(
    await findSetAsides(tx, { kind, subjectIds, today }),
    ({ subjectId }) => subjectId,
  );
  return (row: GapRow): Gap["setAside"] => {
    const subjectId = subjectOf(kind, row);
    const one = found
      .get(subjectId)
      ?.find(({ parts }) => new Set(row.parts).isSubsetOf(new Set(parts)));
    if (!one) return null;
    const isAboutReader = isAboutPerson(kind) && subjectId === actor.employeeId;
    return {
      id: one.id,
      by: { id: one.byId, name: one.byName },
      on: one.on,
      until: one.lastDay,
      reason: isAboutReader ? null : one.reason,
    };
  };
}
