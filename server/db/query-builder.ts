import {
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type { Tables } from "./tables.gen.ts";

const names = new Map<string, string>();

/** The database's name of a table or column, as `employee_id` for `employeeId`. */
function nameInDatabase(name: string): string {
  let known = names.get(name);
  if (known === undefined) {
    known = name
      .replace(/(?<=[^A-Z])[A-Z]/g, "_$&")
      .toLowerCase()
      .replaceAll('"', '""');
    names.set(name, known);
  }
  return known;
}

const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();
// Names are written while compiling: a plugin would copy every statement first.
Object.assign(compiler, { sanitizeIdentifier: nameInDatabase });

/** Connections are borrowed from the pool and transactions opened on them, never by Kysely. */
const noDriver = {} as never;
const dialect: Dialect = {
  createAdapter: () => adapter,
  createDriver: () => noDriver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
};

/** Queries use the code's names; the connection converts those of rows. */
export const queryBuilder = (connection: DatabaseConnection): Kysely<Tables> =>
  new Kysely<Tables>({
    config: { dialect },
    dialect,
    driver: noDriver,
    executor: new DefaultQueryExecutor(compiler, adapter, {
      provideConnection: (consumer) => consumer(connection),
    }),
  });
