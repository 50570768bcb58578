import type { SecurityEventKind } from "#contract/codes/security-event-kind.ts";
import type { NamedOperation } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import type { RowPlace } from "#server/csv/file-part.ts";
import { byCaller, recordSecurity } from "#server/security-events/security-events.ts";

type Work = (context: Context, input: unknown, after?: RowPlace) => Promise<unknown>;

export const isExport = ({ file }: NamedOperation) => file === "export" || file === "archive";

/** No write or export without a trace: one that leaves none of its own is recorded with the name of its operation. */
export const traced =
  (operation: NamedOperation, work: Work): Work =>
  async (context, input, after) => {
    const outcome = await work(context, input, after);
    const kind = after ? undefined : kindOf(operation, context);
    if (kind)
      await recordSecurity(context.tx, {
        kind,
        ...byCaller(context),
        details: { operation: `${operation.module}.${operation.name}` },
      });
    return outcome;
  };

function kindOf(operation: NamedOperation, { tx }: Context): SecurityEventKind | undefined {
  if (tx.hasSecurityEvent) return undefined;
  if (operation.event) return operation.event;
  if (isExport(operation)) return "exported";
  if (operation.method === "GET" || operation.traceless || tx.hasStory) return undefined;
  return "other_change";
}
