import { AppError } from "#server/app-error.ts";
import { defineJob, type Job, type JobContext } from "#server/jobs/job.ts";
import { replan } from "#server/jobs/replan.ts";
import { refreshStatistics } from "#server/jobs/statistics.ts";
import { admitInvitations } from "#server/modules/onboarding/index.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { waitText } from "#server/wait-text.ts";
import { type CheckedRows, checkedRows } from "./check.ts";
import { recordLastDays } from "./leaders/leaving.ts";
import { recordLedBy } from "./leaders/led-by.ts";
import { withoutOvertaken } from "./leaders/overtaken.ts";
import { type EndState, notifyOfEnd } from "./notices.ts";
import type { PlannedRow } from "./plan.ts";
import { asPreviewed } from "./previewed.ts";
import {
  findImport,
  findWaitingRows,
  type ImportChange,
  mayAdd,
  saveForgotten,
  saveImport,
} from "./queries.ts";
import { type Column, changesLine } from "./reading/columns.ts";
import { saveFaults } from "./result-queries.ts";
import { type DoneCounts, writePlanned } from "./writing.ts";

/** People per transaction, unless it is all or none. */
const rowsPerBatch = 500;

interface ImportPayload {
  importId: number;
}

type StoredImport = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/** Another change of the import came first, so this transaction must not be committed. */
const save = async ({ tx }: JobContext, { id }: StoredImport, change: ImportChange) => {
  if (!(await saveImport(tx, id, "running", change)))
    throw new Error("The import is no longer running.");
};

/** Ends an import, and notifies its author. */
async function finish(
  context: JobContext,
  stored: StoredImport,
  change: ImportChange & { state: EndState },
): Promise<void> {
  await save(context, stored, { ...change, finishedAt: context.now.toISOString() });
  await notifyOfEnd(context, { ...stored, ...change });
}

/** Writes an import's next rows in a transaction, then enqueues itself. Each is checked again; a wrong one is left out, or stops all. */
export const runImport: Job<ImportPayload> = defineJob<ImportPayload>(
  "onboarding.runImport",
  async (context, { importId }) => {
    const stored = await findImport(context.tx, importId);
    if (stored?.state !== "running") return [];
    const stopReason = await reasonToStop(context, stored);
    if (stopReason) {
      await finish(context, stored, { state: "stopped", stopReason });
      return [];
    }
    if (stored.mode === "all") await writeAll(context, stored);
    else await writeBatch(context, stored);
    await context.enqueue(refreshStatistics, {});
    return [];
  },
  "awaited",
);

export const importJobs: readonly Job<ImportPayload>[] = [runImport];

/** The author may have lost the right, and the company its remaining invitations. */
async function reasonToStop(
  context: JobContext,
  stored: StoredImport,
): Promise<string | undefined> {
  const { createdById, mode, rowCount, badCount, changeCount, sameCount } = stored;
  if (!(await mayAdd(context.tx, createdById)))
    return "The person who started it may not add people any more.";
  const adding = rowCount - badCount - changeCount - sameCount;
  if (adding === 0) return undefined;
  try {
    await admitInvitations(context, mode === "all" ? adding : 1);
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
  return undefined;
}

async function checked(context: JobContext, stored: StoredImport, limit: number) {
  // Before anyone is locked, as every change of the line does.
  if (changesLine(stored.columns as Column[])) await lockCompany(context.tx);
  const rows = await findWaitingRows(context.tx, stored.id, limit);
  const { createsMissing, changesExisting, createdById: actorId } = stored;
  const columns = stored.columns as Column[];
  const check = { rows, columns, createsMissing, changesExisting, actorId };
  const isWhole = stored.mode === "all";
  const { planned, ...asked } = await checkedRows(context, check, { isLocking: true, isWhole });
  const { createdAt } = stored;
  const shown = asPreviewed(planned, rows);
  return {
    planned: await withoutOvertaken(context.tx, shown, { createdAt, previewed: rows }),
    ...asked,
  };
}

const isBad = ({ faults }: PlannedRow) => faults.length > 0;

/** Why an import cannot go on before more addresses can be asked about. */
const unaskedReason = ({ retryAfterSeconds }: Pick<CheckedRows, "retryAfterSeconds">) =>
  `Your company has tried many e-mail addresses. The others can be imported ${waitText(retryAfterSeconds)}.`;

/** Writes the whole file in this transaction, or records its errors. */
async function writeAll(context: JobContext, stored: StoredImport): Promise<void> {
  const { tx } = context;
  const { planned, ...asked } = await checked(context, stored, stored.rowCount);
  if (asked.unaskedCount > 0)
    return finish(context, stored, { state: "stopped", stopReason: unaskedReason(asked) });
  const bad = planned.filter(isBad);
  const forgotten = stored.rowCount - stored.sameCount - planned.length;
  if (bad.length === 0 && forgotten === 0) {
    const done = await writePlanned(context, stored, planned);
    const badCount = await recordAllAfterwards(context, stored);
    return finish(context, stored, { state: "finished", badCount, ...countsWith(stored, done) });
  }
  await saveFaults(tx, stored.id, bad);
  const stopReason = forgotten > 0 ? "Its rows were deleted, as a day has passed." : null;
  const state = forgotten > 0 ? "stopped" : "refused";
  await finish(context, stored, { state, badCount: bad.length, stopReason });
}

async function recordAllAfterwards(context: JobContext, stored: StoredImport): Promise<number> {
  await replan(context.tx);
  const { badCount, isDone } = await recordAfterwards(context, stored);
  return isDone ? badCount : badCount + (await recordAllAfterwards(context, stored));
}

/** Records managers once all people are in, and last days once all managers are. */
async function recordAfterwards(context: JobContext, stored: StoredImport) {
  const led = await recordLedBy(context, stored);
  if (!led.isDone) return led;
  const ended = await recordLastDays(context, stored);
  return { badCount: led.badCount + ended.badCount, isDone: ended.isDone };
}

const countsWith = (
  { addedCount, changedCount, sameCount }: StoredImport,
  { add, change, same }: DoneCounts,
) => ({
  addedCount: addedCount + add,
  changedCount: changedCount + change,
  sameCount: sameCount + same,
});

async function writeBatch(context: JobContext, stored: StoredImport): Promise<void> {
  const { tx, enqueue } = context;
  const { planned, ...asked } = await checked(context, stored, rowsPerBatch);
  if (asked.unaskedCount > 0)
    return finish(context, stored, { state: "stopped", stopReason: unaskedReason(asked) });
  const bad = planned.filter(isBad);
  await saveFaults(tx, stored.id, bad);
  const done = await writePlanned(context, stored, planned);
  const isWritten = planned.length < rowsPerBatch;
  const after = isWritten
    ? await recordAfterwards(context, stored)
    : { badCount: 0, isDone: false };
  const counts = {
    ...countsWith(stored, done),
    badCount: stored.badCount + bad.length + after.badCount,
  };
  if (!after.isDone) {
    await save(context, stored, counts);
    return enqueue(runImport, { importId: stored.id });
  }
  const faults = [{ field: null, message: "This row was deleted, as a day has passed" }];
  const forgotten = await saveForgotten(tx, stored.id, faults);
  const badCount = counts.badCount + forgotten;
  await finish(context, stored, { ...counts, badCount, state: "finished" });
}
