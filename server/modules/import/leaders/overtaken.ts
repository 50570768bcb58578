import type { Tx } from "#server/context.ts";
import { lineChanged } from "#server/modules/line/index.ts";
import { lineBases, scopeOfPeople } from "#server/organisation/line-basis.ts";
import { type PlannedRow, withFault } from "../plan.ts";
import type { PreviewedRow } from "../previewed.ts";
import { ledByFault } from "./named-leaders.ts";

interface Draft {
  createdAt: string;
}

/** A day that stays the same for all checks of an import: heads who end meanwhile change no basis. */
const basisDay = ({ createdAt }: Draft) => createdAt.slice(0, 10);

const changesManager = ({ faults, change }: PlannedRow) =>
  faults.length === 0 && change?.changed.changes.some(({ field }) => field === "ledBy");

/** What the changes of manager in a preview are based on, by row. */
export async function previewedBases(
  tx: Tx,
  planned: readonly PlannedRow[],
  draft: Draft,
): Promise<ReadonlyMap<number, string>> {
  const changing = planned.filter(changesManager);
  const ids = changing.flatMap(({ change }) => change?.stored.id ?? []);
  const bases = await lineBases(tx, ids, basisDay(draft));
  return new Map(
    changing.flatMap(({ row, change }) => {
      const basis = bases.get(change?.stored.id ?? 0);
      return basis === undefined ? [] : [[row, basis]];
    }),
  );
}

/** The planned rows, with an error where another change of manager was recorded since the preview. The line must be locked. */
export async function withoutOvertaken(
  tx: Tx,
  planned: readonly PlannedRow[],
  { previewed, ...draft }: Draft & { previewed: readonly PreviewedRow[] },
): Promise<PlannedRow[]> {
  const bases = await previewedBases(tx, planned, draft);
  const basisOf = new Map(previewed.map(({ row, lineBasis }) => [row, lineBasis]));
  const rows: PlannedRow[] = [];
  for (const plan of planned) {
    const basis = bases.get(plan.row);
    const isOvertaken = basis !== undefined && basis !== basisOf.get(plan.row);
    rows.push(isOvertaken ? withFault(plan, await overtakenFault(tx, plan, draft)) : plan);
  }
  return rows;
}

async function overtakenFault(tx: Tx, { change }: PlannedRow, draft: Draft) {
  const scope = scopeOfPeople(tx, [change?.stored.id ?? 0]);
  return ledByFault((await lineChanged(tx, scope, basisDay(draft))).message);
}
