import pg from "pg";
import { refuseWithinTransaction } from "./open-transaction.ts";
import { poolShares } from "./pool-shares.ts";

/** For whom a transaction is: each person has a share of the connections, and those who have gone wait for none. */
export interface Caller {
  /** An employee; for someone who is not signed in, an account as seen from their address. */
  person: string;
  /** Where the call came from; where no tenant is known, those there have a share together. */
  client?: string;
  signal?: AbortSignal;
}

export interface SharedPoolOptions {
  url: string;
  poolSize: number;
  /** How long to wait for a connection before the call is refused. */
  maxWaitMs?: number;
  /** For the server's own work, of which any part may have all connections. */
  isBackground?: boolean;
  processors?: number | undefined;
}

export interface Borrowed {
  client: pg.PoolClient;
  leave: () => void;
}

interface SharedPool {
  pool: pg.Pool;
  /** Lends a connection when it is the turn of the group, such as a tenant, and of the caller in it; throws `unavailable` if that does not come. */
  borrow(group: string, caller: Caller): Promise<Borrowed>;
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
  // A client that loses its server is replaced by the pool; the call that was using it fails by itself.
  pool.on("error", () => {});
  const losses = new WeakMap<object, Error>();
  pool.on("connect", (client) => {
    client.on("error", (error) => {
      // The first is the server's own reason, the next that the connection is gone.
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
