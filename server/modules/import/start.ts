import type { ImportStart } from "#contract/import/import.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { admitInvitations } from "#server/modules/onboarding/index.ts";
import { requireDraft, requireImport } from "./imports.ts";
import { runImport } from "./jobs.ts";
import { notifyOfEnd } from "./notices.ts";
import { findRunning, lockOpenImports, saveImport } from "./queries.ts";

/**
 * Starts a draft's import as a job. Throws `not_found`, `import_started`, `import_running` with its author, `import_rows_bad`,
 * `email_not_confirmed` or `invitation_limit`.
 */
export async function startImport(
  context: Context,
  id: number,
  { mode, sendsInvitations }: ImportStart,
): Promise<{ ok: true }> {
  const { tx, now, enqueue } = context;
  await requireDraft(context, id);
  await lockOpenImports(tx);
  // Read after the lock.
  const { rowCount, badCount, changeCount, sameCount } = await requireDraft(context, id);
  const running = await findRunning(tx);
  if (running)
    throw new AppError("import_running", {
      message: `${running.name} is importing people at the moment. Please start yours once that has finished.`,
    });
  if (badCount + sameCount === rowCount || (mode === "all" && badCount > 0))
    throw new AppError("import_rows_bad");
  const adding = rowCount - badCount - changeCount - sameCount;
  if (adding > 0) await admitInvitations(context, adding);
  const startedAt = now.toISOString();
  await saveImport(tx, id, "draft", { state: "running", mode, sendsInvitations, startedAt });
  await enqueue(runImport, { importId: id });
  return { ok: true };
}

/** Stops an import after the current rows; unwritten ones stay as they were. Throws `not_found`. */
export async function stopImport(context: Context, id: number): Promise<{ ok: true }> {
  const { tx, now, actor } = context;
  const stored = await requireImport(context, id);
  const isStopped = await saveImport(tx, id, "running", {
    state: "stopped",
    stopReason: "A super administrator has stopped it.",
    finishedAt: now.toISOString(),
  });
  if (isStopped && stored.createdById !== actor.employeeId)
    await notifyOfEnd(context, { ...stored, state: "stopped" }, actor.employeeId);
  return { ok: true };
}
