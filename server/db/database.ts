import type { Kysely, RawBuilder } from "kysely";
import type pg from "pg";
import { clockOpening } from "#server/clock.ts";
import { committed } from "./after-commit.ts";
import { type ConnectionOptions, connectionOn } from "./connection.ts";
import { withinTransaction } from "./open-transaction.ts";
import { queryBuilder } from "./query-builder.ts";
import { type Borrowed, type Caller, type SharedPoolOptions, sharedPool } from "./shared-pool.ts";
import type { Tables } from "./tables.gen.ts";
import { setValueParsers } from "./value-parsers.ts";

export type { Caller };

/** The one handle on the database that domain code ever gets: a transaction that sees one tenant. */
export type Tx = Kysely<Tables> & {
  readonly tenantId: string;
  /** The day by which a plan must have been announced to be seen here, `infinity` for all plans; the company's day if it is not set. */
  knownOn?: Day;
  /** Until when what is read here had to be recorded, if it is asked about as it was known then (`organisation/known-then.ts`). */
  recordedUntil?: RawBuilder<string>;
};

/** A day such as `2026-03-02`, or SQL that gives one. */
export type Day = string | RawBuilder<string>;

/** A transaction that sees no tenant: it can only ask the two directories. */
export type DirectoryTx = Kysely<Tables>;

export interface Database {
  /** Runs work in a transaction that sees one tenant's rows and no others; all of it is committed, or nothing. */
  inTenant<T>(tenantId: string, work: (tx: Tx) => Promise<T>, caller?: Caller): Promise<T>;
  /** The same for work that only reads: the response does not wait for the transaction's end. */
  readTenant<T>(tenantId: string, work: (tx: Tx) => Promise<T>, caller?: Caller): Promise<T>;
  /** Runs work that sees no tenant. */
  inDirectory<T>(work: (tx: DirectoryTx) => Promise<T>, caller?: Caller): Promise<T>;
  /** Rejects unless the database responds. */
  ping(): Promise<void>;
  /** The connections themselves; what is asked on them sees no tenant. */
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions extends ConnectionOptions, SharedPoolOptions {}

/** Work that no person waits for has one person's share, and work for no tenant one tenant's. */
const noCaller: Caller = { person: "" };
const noTenant = "";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * How a tenant's transaction opens. Each is a message of its own, as a sharded database passes `set local` on only when it
 * is sent alone. The id is the only value ever written into a statement, so its form is checked here.
 */
function openingFor(tenantId: string, mode: "" | " read only"): string[] {
  if (!uuid.test(tenantId)) throw new Error("This is not a tenant's id.");
  return [`begin${mode}`, `set local app.tenant_id = '${tenantId}'`, ...clockOpening()];
}

/** Connects as the application's role, which owns nothing and sees nothing until a tenant is set. */
export function connectDatabase(given: DatabaseOptions): Database {
  setValueParsers();
  const { pool, borrow, lossOf } = sharedPool(given);

  async function transaction<T>(
    { client, leave }: Borrowed,
    opening: readonly string[],
    work: (db: Kysely<Tables>) => Promise<T>,
    waitForEnd: boolean,
  ): Promise<T> {
    const { connection, close } = connectionOn(client, given);
    // Not awaited here: they are sent together with the first statement.
    const begun = Promise.all(opening.map((text) => client.query(text)));
    begun.catch(() => {});
    const db = queryBuilder(connection);
    let result: T;
    try {
      result = await withinTransaction(() => work(db));
      close();
      await begun;
    } catch (error) {
      close();
      await rollback(client).finally(leave);
      // Why a connection was lost says more than that it was.
      throw lossOf(client) ?? error;
    }
    const ended = commit(client)
      .finally(leave)
      .then(() => committed(db));
    if (waitForEnd) await ended;
    else ended.catch(() => {});
    return result;
  }

  const inOneTenant =
    (mode: "" | " read only") =>
    async <T>(tenantId: string, work: (tx: Tx) => Promise<T>, caller = noCaller): Promise<T> => {
      const opening = openingFor(tenantId, mode);
      return transaction(
        await borrow(tenantId, caller),
        opening,
        (db) => work(Object.assign(db, { tenantId })),
        mode === "",
      );
    };

  return {
    inTenant: inOneTenant(""),
    readTenant: inOneTenant(" read only"),
    inDirectory: async (work, caller = noCaller) => {
      const opening = ["begin", ...clockOpening()];
      return transaction(await borrow(caller.client ?? noTenant, caller), opening, work, true);
    },
    ping: async () => void (await pool.query("select 1")),
    pool,
    close: () => pool.end(),
  };
}

async function commit(client: pg.PoolClient): Promise<void> {
  try {
    const { command } = await client.query("commit");
    if (command !== "COMMIT") throw new Error("The transaction had failed and was rolled back.");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** A client that cannot even roll back is thrown away, and with it the transaction. */
async function rollback(client: pg.PoolClient): Promise<void> {
  try {
    await client.query("rollback");
    client.release();
  } catch {
    client.release(true);
  }
}
