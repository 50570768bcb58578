import type { Context } from "#server/context.ts";
import { notify } from "../notifications/index.ts";

export type EndState = "finished" | "refused" | "stopped";

interface EndedImport {
  id: number;
  createdById: number;
  state: EndState;
  addedCount: number;
  changedCount: number;
  badCount: number;
}

/** Notifies the person who has started an import of its end; `byId` is who has stopped it. */
export const notifyOfEnd = (
  context: Pick<Context, "tx" | "now">,
  { id, createdById, state, addedCount, changedCount, badCount }: EndedImport,
  byId: number | null = null,
): Promise<void> =>
  notify(context, {
    to: [createdById],
    kind: "importFinished",
    details: { state, addedCount, changedCount, badCount },
    byId,
    aboutId: id,
  });
