import { type Expression, isExpression, type RawBuilder, sql } from "kysely";

// Postgres has no hints: these forms of SQL replace a plan's guesses; see README.md.

/** A query in parentheses, planned alone and never merged into its surroundings. */
export const fenced = <Row>(query: RawBuilder<Row>): RawBuilder<Row> => sql`(${query} offset 0)`;

/** A part of a `with`, such as `listed`, computed once and whole. */
export const computedOnce = (part: string, query: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${sql.raw(part)} as materialized (${query})`;

/** Known ids, or SQL for them. */
export type FoundIds = Expression<unknown> | readonly number[];

/** For comparison by `=`: an array found first, so that rows are looked up by key despite any estimate. */
export const anyOf = (ids: FoundIds): RawBuilder<number> =>
  isExpression(ids) ? sql`any(array(${ids}))` : sql`any(${ids}::bigint[])`;
