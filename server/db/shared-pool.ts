import pg from "pg";
import { refuseWithinTransaction } from "./open-transaction.ts";
import { poolShares } from "./pool-shares.ts";

/** Each person has a share of the connections; people who have hung up wait for none. */
export interface Caller {
  /** An employee, or without a sign-in an account at an address. */
  person: string;
  /** The source of the call; without a tenant, calls of one client share. */
  client?: string;
  signal?: AbortSignal;
}

export interface SharedPoolOptions {
  url: string;
  poolSize: number;
  /** A longer wait refuses the call. */
  maxWaitMs?: number;
  /** The server's own work; any part of it may use all connections. */
  isBackground?: boolean;
  /** Processors of a database on the same machine. */
  processors?: number | undefined;
}

/** `leave` passes the place on to the next. */
export interface Borrowed {
  client: pg.PoolClient;
  leave: () => void;
}

export interface SharedPool {
  pool: pg.Pool;
  /** Lends a connection by turns of groups and of callers in them; throws `unavailable` after too long a wait. */
  borrow(group: string, caller: Caller): Promise<Borrowed>;
  /** The cause of a client's lost connection, if lost. */
  lossOf(client: pg.PoolClient): Error | undefined;
}

export function sharedPool(options: SharedPoolOptions): SharedPool {
  const { url, poolSize, maxWaitMs = 5_000, isBackground = false, processors } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    pipeline: true,
    connectionTimeoutMillis: maxWaitMs,
    idleTimeoutMillis: 60_000,
  });
  pool.connect = new Proxy(pool.connect, {
    apply(connect, self, parameters) {
      refuseWithinTransaction();
      return Reflect.apply(connect, self, parameters);
    },
  });
  // The pool replaces a client without a server; its call fails by itself.
  pool.on("error", () => {});
  const losses = new WeakMap<object, Error>();
  pool.on("connect", (client) => {
    client.on("error", (error) => {
      // The first error is the server's reason, the second the lost connection.
      if (!losses.has(client)) losses.set(client, error);
    });
  });
  const shares = poolShares(poolSize, { maxWaitMs, isBackground, processors });

  return {
    pool,
    lossOf: (client) => losses.get(client),
    async borrow(group, { person, signal }) {
      refuseWithinTransaction();
      const leave = await shares.enter([group, person], signal);
      try {
        return { client: await pool.connect(), leave };
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}
