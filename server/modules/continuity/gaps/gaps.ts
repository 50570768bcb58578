import type { GapKind } from "#contract/codes/gap-kind.ts";
import type { continuity } from "#contract/continuity.ts";
import type { Gap } from "#contract/gaps.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import type { GapFinder } from "./gap-rows.ts";
import { findHandoverOverdue } from "./handover-overdue-queries.ts";
import { findManagerDeactivated } from "./manager-deactivated-queries.ts";
import { findManagerEnds } from "./manager-ends-queries.ts";
import { findNoHead } from "./no-head-queries.ts";
import { findNobodyLeads } from "./nobody-leads-queries.ts";
import { findPromiseOverdue, findPromiseUndated } from "./promise-queries.ts";
import { findQuiet } from "./quiet-queries.ts";
import { findThreeManagers } from "./three-managers-queries.ts";

/** Where each kind is found; a further kind is a file with its statement, and a line here. */
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

/** One page of the gaps of a kind on the company's day. */
export const listGaps = (
  { tx, actor, today }: Pick<Context, "tx" | "actor" | "today">,
  { kind, page, pageSize }: ParsedInput<typeof continuity.gaps>["query"],
): Promise<Page<Gap>> =>
  finders[kind]({ tx, actor, today, limit: pageSize, offset: (page - 1) * pageSize });
