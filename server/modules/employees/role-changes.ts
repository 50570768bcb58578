import { requireConfirmed } from "#server/confirmed.ts";
import type { Actor, ContextOf, PersonActor } from "#server/context.ts";
import { byCaller, recordSecurity } from "#server/security-events/security-events.ts";

interface RoleChange {
  id: number;
  before: string;
  /** Undefined if unchanged. */
  after: string | undefined;
}

/** In a job without a session, the call that started it was confirmed. */
type By = Pick<Actor, "employeeId"> & Partial<Pick<PersonActor, "isConfirmed">>;

/** A role decides what a person may read, so its changes are in the audit log as well as in the history. Throws `confirmation_needed`. */
export async function recordRoleChanges(
  context: Pick<ContextOf<Actor>, "tx" | "origin"> & { actor: By },
  all: readonly RoleChange[],
): Promise<void> {
  const changes = all.filter(({ before, after }) => after !== undefined && after !== before);
  const { isConfirmed = true } = context.actor;
  if (changes.length > 0) requireConfirmed({ isConfirmed });
  await recordSecurity(
    context.tx,
    changes.map(({ id, before, after = before }) => ({
      kind: "role_changed",
      ...byCaller(context),
      subjectId: id,
      details: { before, after },
    })),
  );
}
