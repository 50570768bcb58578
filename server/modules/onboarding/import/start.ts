import type { ImportStart } from "#contract/import.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { admitInvitations } from "../invitations.ts";
import { requireDraft, requireImport } from "./imports.ts";
import { runImport } from "./jobs.ts";
import { findRunning, lockOpenImports, saveImport } from "./queries.ts";

/**
 * Starts to add the people of a draft, which a job goes on with. Throws `not_found`, `import_started`, `import_running` with
 * who runs it, `import_rows_bad`, `email_not_confirmed` or `invitation_limit`.
 */
export async function startImport(
  context: Context,
  id: number,
  { mode, sendsInvitations }: ImportStart,
): Promise<{ ok: true }> {
  const { tx, now, enqueue } = context;
  await requireDraft(context, id);
  await lockOpenImports(tx);
  // As it is now that no other is started.
  const { rowCount, badCount } = await requireDraft(context, id);
  const running = await findRunning(tx);
  if (running)
    throw new AppError("import_running", {
      message: `${running.name} is importing people at the moment. Please start yours once that has finished.`,
    });
  if (badCount === rowCount || (mode === "all" && badCount > 0))
    throw new AppError("import_rows_bad");
  await admitInvitations(context, rowCount - badCount);
  const startedAt = now.toISOString();
  await saveImport(tx, id, "draft", { state: "running", mode, sendsInvitations, startedAt });
  await enqueue(runImport, { importId: id });
  return { ok: true };
}

/** Stops a running import after the rows that are being added; those of whom nobody was added stay out. Throws `not_found`. */
export async function stopImport(context: Context, id: number): Promise<{ ok: true }> {
  const { tx, now } = context;
  await requireImport(context, id);
  await saveImport(tx, id, "running", {
    state: "stopped",
    stopReason: "A super administrator has stopped it.",
    finishedAt: now.toISOString(),
  });
  return { ok: true };
}
