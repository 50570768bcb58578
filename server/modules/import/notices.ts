import type { Context } from "#server/context.ts";
import { type AnyNotice, defineNotice } from "#server/notices/notice.ts";
import { notify } from "#server/notices/notify.ts";

const importFinished = defineNotice("importFinished");

export const importNotices: readonly AnyNotice[] = [importFinished];

export type EndState = "finished" | "refused" | "stopped";

interface EndedImport {
  id: number;
  createdById: number;
  state: EndState;
  addedCount: number;
  changedCount: number;
  badCount: number;
}

/** Notifies an import's author of its end; `byId` is who stopped it. */
export const notifyOfEnd = (
  context: Pick<Context, "tx" | "now" | "enqueueAll">,
  { id, createdById, state, addedCount, changedCount, badCount }: EndedImport,
  byId: number | null = null,
): Promise<void> =>
  notify(context, importFinished, {
    to: [createdById],
    details: { state, addedCount, changedCount, badCount },
    byId,
    aboutId: id,
  });
