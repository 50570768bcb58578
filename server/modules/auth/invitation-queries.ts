import type { Tx } from "#server/db/database.ts";

/** The account of an employee, locked against use and withdrawal of its invitation. */
export const lockAccountOf = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("accounts")
    .where("tenantId", "=", tx.tenantId)
    .where("employeeId", "=", employeeId)
    .select(["id", "passwordHash", "lastSignedInAt", "invitedAt", "invitationWithdrawnAt"])
    .forNoKeyUpdate()
    .executeTakeFirst();

interface InvitationChange {
  invitedAt?: string;
  invitationExpiresAt?: null;
  invitationWithdrawnAt: string | null;
}

export const saveInvitation = (tx: Tx, accountId: string, change: InvitationChange) =>
  tx
    .updateTable("accounts")
    .set(change)
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", accountId)
    .execute();

/** Stores the expiry of a mailed invitation; undefined if it has been accepted or withdrawn. */
export const saveInvitationMailed = (tx: Tx, accountId: string, expiresAt: string) =>
  tx
    .updateTable("accounts")
    .set({ invitationExpiresAt: expiresAt })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", accountId)
    .where("passwordHash", "is", null)
    .where("invitationWithdrawnAt", "is", null)
    .returning("id")
    .executeTakeFirst();
