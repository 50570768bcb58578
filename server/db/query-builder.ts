import {
  CamelCasePlugin,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type KyselyPlugin,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type { Tables } from "./tables.gen.ts";

const camelCase = new CamelCasePlugin();

/** Queries use the code's column names; the connection converts rows, which is cheaper. */
const columnNames: KyselyPlugin = {
  transformQuery: (args) => camelCase.transformQuery(args),
  transformResult: async ({ result }) => result,
};

const nothing = async () => {};

export function queryBuilder(connection: DatabaseConnection): Kysely<Tables> {
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    releaseConnection: nothing,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    destroy: nothing,
  };
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return new Kysely<Tables>({ dialect, plugins: [columnNames] });
}
