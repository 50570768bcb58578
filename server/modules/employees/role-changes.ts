import type { Actor, ContextOf } from "#server/context.ts";
import { byCaller, recordSecurity } from "#server/security-events/security-events.ts";

interface RoleChange {
  id: number;
  before: string;
  /** Undefined if unchanged. */
  after: string | undefined;
}

/** A role decides what a person may read, so its changes are in the audit log as well as in the history. */
export const recordRoleChanges = (
  context: Pick<ContextOf<Actor>, "tx" | "origin"> & { actor: Pick<Actor, "employeeId"> },
  changes: readonly RoleChange[],
): Promise<void> =>
  recordSecurity(
    context.tx,
    changes.flatMap(({ id, before, after }) =>
      after === undefined || after === before
        ? []
        : {
            kind: "role_changed" as const,
            ...byCaller(context),
            subjectId: id,
            details: { before, after },
          },
    ),
  );
