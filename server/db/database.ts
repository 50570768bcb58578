import type { Kysely, RawBuilder } from "kysely";
import type pg from "pg";
import { clockOpening } from "#server/clock.ts";
import { committed } from "./after-commit.ts";
import { committing } from "./before-commit.ts";
import { type ConnectionOptions, connectionOn, sendTogether } from "./connection.ts";
import { withinTransaction } from "./open-transaction.ts";
import { queryBuilder } from "./query-builder.ts";
import { type Borrowed, type Caller, type SharedPoolOptions, sharedPool } from "./shared-pool.ts";
import type { Tables } from "./tables.gen.ts";
import { setValueParsers } from "./value-parsers.ts";

export type { Caller };

export type Tx = Kysely<Tables> & {
  readonly tenantId: string;
  /** Plans announced by this day are visible, `infinity` for all; the company's day if not set. */
  knownOn?: Day;
  /** Only records up to this moment are visible (`organisation/known-then.ts`). */
  recordedUntil?: RawBuilder<string>;
  /** Whether this transaction adds to the history, or to the audit log. */
  hasStory?: boolean;
  hasSecurityEvent?: boolean;
};

/** A day such as `2026-03-02`, or SQL for one. */
export type Day = string | RawBuilder<string>;

export type DirectoryTx = Kysely<Tables>;

export interface Database {
  /** The transaction sees one tenant's rows; it commits as a whole or not at all. */
  inTenant<T>(tenantId: string, work: (tx: Tx) => Promise<T>, caller?: Caller): Promise<T>;
  /** For reads: the response does not wait for the end of the transaction. */
  readTenant<T>(tenantId: string, work: (tx: Tx) => Promise<T>, caller?: Caller): Promise<T>;
  /** For reads in a tenant that is found first, in the same transaction. Without one, the same statements see no rows. */
  readFoundTenant<T>(
    find: (db: DirectoryTx) => Promise<string | null>,
    work: (tx: Tx) => Promise<T>,
    caller?: Caller,
  ): Promise<T>;
  inDirectory<T>(work: (tx: DirectoryTx) => Promise<T>, caller?: Caller): Promise<T>;
  /** Proves that a commit reaches the disk; no row remains. */
  probe(): Promise<void>;
  /** Statements on its connections see no tenant. */
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions extends ConnectionOptions, SharedPoolOptions {}

/** Background work has one person's share; work without a tenant has one tenant's. */
const noCaller: Caller = { person: "" };
const noTenant = "";
const unknownTenantId = "00000000-0000-0000-0000-000000000000";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A sharded database passes on `set local` only as a lone message. The id goes into the text, so its form is checked. */
const openingFor = (tenantId: string, mode: "" | " read only"): string[] => [
  `begin${mode}`,
  choiceOf(tenantId),
  ...clockOpening(),
];

function choiceOf(tenantId: string): string {
  if (!uuid.test(tenantId)) throw new Error("This is not a tenant's id.");
  return `set local app.tenant_id = '${tenantId}'`;
}

/** The application's role owns nothing and sees nothing without a tenant. */
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
    // Sent together with the first statement, so not awaited here.
    sendTogether(client);
    const begun = Promise.all(opening.map((text) => client.query(text)));
    begun.catch(() => {});
    const db = queryBuilder(connection);
    let result: T;
    try {
      result = await withinTransaction(async () => {
        const done = await work(db);
        await committing(db);
        return done;
      });
      close();
      await begun;
    } catch (error) {
      close();
      await rollback(client).finally(leave);
      // The cause of a lost connection says more than the loss.
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
    readFoundTenant: async (find, work, caller = noCaller) => {
      const opening = ["begin read only", ...clockOpening()];
      const borrowed = await borrow(caller.client ?? noTenant, caller);
      const findAndWork = async (db: DirectoryTx) => {
        const tenantId = (await find(db)) ?? unknownTenantId;
        // Sent together with the next statement; a text of each tenant's own is never prepared.
        const chosen = borrowed.client.query(choiceOf(tenantId));
        chosen.catch(() => {});
        const result = await work(Object.assign(db, { tenantId }));
        await chosen;
        return result;
      };
      return transaction(borrowed, opening, findAndWork, false);
    },
    inDirectory: async (work, caller = noCaller) => {
      const opening = ["begin", ...clockOpening()];
      return transaction(await borrow(caller.client ?? noTenant, caller), opening, work, true);
    },
    probe: async () => void (await pool.query("select pg_logical_emit_message(true, 'ready', '')")),
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

/** Discards a client that cannot roll back, and its transaction with it. */
async function rollback(client: pg.PoolClient): Promise<void> {
  try {
    await client.query("rollback");
    client.release();
  } catch {
    client.release(true);
  }
}
