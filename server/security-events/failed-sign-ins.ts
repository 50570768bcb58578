import type { Origin } from "#server/context.ts";
import type { Database } from "#server/db/database.ts";
import { findAccountsByEmail, findTenantsOfEmails } from "./account-queries.ts";
import { countFailedSignIn, type SignInFailure } from "./security-events.ts";

interface NotedFailure extends Origin {
  email: string;
  reason: SignInFailure;
}

export interface FailedSignIns {
  /** Costs the call nothing, whether or not there is such an account. */
  note(failure: NotedFailure): void;
  store(): Promise<void>;
}

export interface FailedSignInsOptions {
  /** Stores failures apart from the calls, which leave no transaction. */
  database: Database;
  onError: (error: unknown) => void;
}

const storeAfterMs = 5_000;
/** Beyond this many different failures at once, later ones are not recorded. */
const maxNoted = 10_000;

/** Gathered, then counted for the companies whose accounts these are; an unknown address belongs to none. */
export function startFailedSignIns({ database, onError }: FailedSignInsOptions): FailedSignIns {
  let noted = new Map<string, NotedFailure & { times: number }>();
  let timer: NodeJS.Timeout | undefined;

  async function store(): Promise<void> {
    clearTimeout(timer);
    const storing = [...noted.values()];
    [timer, noted] = [undefined, new Map()];
    if (storing.length > 0) await countAll(database, storing, onError).catch(onError);
  }

  return {
    store,
    note({ email, ...failure }) {
      const given = { ...failure, email: email.toLowerCase() };
      const key = JSON.stringify([given.email, given.address, given.reason]);
      const known = noted.get(key);
      if (known) known.times++;
      else if (noted.size < maxNoted) noted.set(key, { ...given, times: 1 });
      timer ??= setTimeout(store, storeAfterMs).unref();
    },
  };
}

async function countAll(
  database: Database,
  failures: readonly (NotedFailure & { times: number })[],
  onError: (error: unknown) => void,
): Promise<void> {
  const emails = [...new Set(failures.map(({ email }) => email))];
  const tenantOf = await database.inDirectory((db) => findTenantsOfEmails(db, emails));
  const ofTenants = Map.groupBy(failures, ({ email }) => tenantOf.get(email));
  for (const [tenantId, ofTenant] of ofTenants)
    if (tenantId !== undefined)
      await database
        .inTenant(tenantId, async (tx) => {
          const subjectOf = await findAccountsByEmail(
            tx,
            ofTenant.map(({ email }) => email),
          );
          // In one order, as each is locked.
          for (const { email, ...failure } of ofTenant.toSorted(byEmailAndAddress)) {
            const subjectId = subjectOf.get(email);
            if (subjectId !== undefined) await countFailedSignIn(tx, { ...failure, subjectId });
          }
        })
        .catch(onError);
}

const byEmailAndAddress = (one: NotedFailure, other: NotedFailure) =>
  one.email.localeCompare(other.email, "en") || one.address.localeCompare(other.address, "en");
