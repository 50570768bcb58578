import type { Caller, Database } from "#server/db/database.ts";

export function callersOf(database: Database) {
  const callers: (Caller | undefined)[] = [];
  const { inTenant, readTenant, inDirectory } = database;
  const noting: Pick<Database, "inTenant" | "readTenant" | "inDirectory"> = {
    inTenant: (tenantId, work, caller) => {
      callers.push(caller);
      return inTenant(tenantId, work, caller);
    },
    readTenant: (tenantId, work, caller) => {
      callers.push(caller);
      return readTenant(tenantId, work, caller);
    },
    inDirectory: (work, caller) => {
      callers.push(caller);
      return inDirectory(work, caller);
    },
  };
  return { callers, database: { ...database, ...noting } };
}
