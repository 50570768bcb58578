import { AppError } from "#server/app-error.ts";
import { defineJob, type Job, type JobContext } from "#server/jobs/job.ts";
import { lockNamedPlaces } from "#server/modules/departments/index.ts";
import { admitInvitations } from "../invitations.ts";
import { addPlanned } from "./addition.ts";
import { checkedRows } from "./check.ts";
import type { Column } from "./columns.ts";
import type { PlannedRow } from "./plan.ts";
import {
  findImport,
  findMayAdd,
  findWaitingRows,
  type ImportChange,
  saveForgotten,
  saveImport,
} from "./queries.ts";
import { saveFaults } from "./result-queries.ts";

/** How many people are added in one transaction, unless it has to be all or nobody. */
const rowsPerBatch = 500;

interface ImportPayload {
  importId: number;
}

type StoredImport = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/** Another change to the import has come first, so that this transaction must not be committed. */
const save = async ({ tx }: JobContext, { id }: StoredImport, change: ImportChange) => {
  if (!(await saveImport(tx, id, "running", change)))
    throw new Error("The import is no longer running.");
};

const ended = ({ now }: JobContext) => ({ finishedAt: now.toISOString() });

/**
 * Adds the next people of an import, in one transaction, and enqueues itself for those after them. What the company was at the
 * preview may have changed: each row is checked once more, and one that has become wrong is left out, or keeps all others out.
 */
export const runImport: Job<ImportPayload> = defineJob<ImportPayload>(
  "onboarding.runImport",
  async (context, { importId }) => {
    const stored = await findImport(context.tx, importId);
    if (stored?.state !== "running") return [];
    const stopReason = await reasonToStop(context, stored);
    if (stopReason) {
      await save(context, stored, { state: "stopped", stopReason, ...ended(context) });
      return [];
    }
    if (stored.mode === "all") await addAll(context, stored);
    else await addBatch(context, stored);
    return [];
  },
  "awaited",
);

export const importJobs: readonly Job<ImportPayload>[] = [runImport];

/** The person who started it may have lost the right to, and the company its room for invitations. */
async function reasonToStop(
  context: JobContext,
  { createdById, mode, rowCount }: StoredImport,
): Promise<string | undefined> {
  if (!(await findMayAdd(context.tx, createdById)))
    return "The person who started it may not add people any more.";
  try {
    await admitInvitations(context, mode === "all" ? rowCount : 1);
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
  return undefined;
}

const checked = (context: JobContext, stored: StoredImport, limit: number) =>
  findWaitingRows(context.tx, stored.id, limit).then((rows) =>
    checkedRows(
      context,
      { rows, columns: stored.columns as Column[], createsMissing: stored.createsMissing },
      lockNamedPlaces,
    ),
  );

const isBad = ({ faults }: PlannedRow) => faults.length > 0;

/** Adds all people of the file in this transaction, or records what keeps them out. */
async function addAll(context: JobContext, stored: StoredImport): Promise<void> {
  const { tx } = context;
  const planned = await checked(context, stored, stored.rowCount);
  const bad = planned.filter(isBad);
  const forgotten = stored.rowCount - planned.length;
  if (bad.length === 0 && forgotten === 0) {
    const addedCount = await addPlanned(context, stored, planned);
    return save(context, stored, { state: "finished", addedCount, ...ended(context) });
  }
  await saveFaults(tx, stored.id, bad);
  const stopReason = forgotten > 0 ? "Its rows were deleted, as a day has passed." : null;
  const state = forgotten > 0 ? "stopped" : "refused";
  await save(context, stored, { state, badCount: bad.length, stopReason, ...ended(context) });
}

async function addBatch(context: JobContext, stored: StoredImport): Promise<void> {
  const { tx, enqueue } = context;
  const planned = await checked(context, stored, rowsPerBatch);
  const bad = planned.filter(isBad);
  await saveFaults(tx, stored.id, bad);
  const added = await addPlanned(context, stored, planned);
  const counts = {
    addedCount: stored.addedCount + added,
    badCount: stored.badCount + bad.length,
  };
  if (planned.length === rowsPerBatch) {
    await save(context, stored, counts);
    return enqueue(runImport, { importId: stored.id });
  }
  const faults = [{ field: null, message: "This row was deleted, as a day has passed" }];
  const forgotten = await saveForgotten(tx, stored.id, faults);
  const badCount = counts.badCount + forgotten;
  await save(context, stored, { ...counts, badCount, state: "finished", ...ended(context) });
}
