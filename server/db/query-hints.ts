import { type Expression, isExpression, type RawBuilder, sql } from "kysely";

// Postgres has no hints. These are the forms of SQL that decide where a plan must not guess; README.md says when.

/** A query in parentheses that is planned on its own and run in the order written, not merged into what is around it. */
export const fenced = <Row>(query: RawBuilder<Row>): RawBuilder<Row> => sql`(${query} offset 0)`;

/** A part of a `with`, such as `listed`, that is computed once and whole, before what reads it. */
export const computedOnce = (part: string, query: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${sql.raw(part)} as materialized (${query})`;

/** Ids: known already, or as SQL that finds them. */
export type FoundIds = Expression<unknown> | readonly number[];

/** Ids to be compared with `=`: found first, as an array, so that rows are looked up by key however many are expected. */
export const anyOf = (ids: FoundIds): RawBuilder<number> =>
  isExpression(ids) ? sql`any(array(${ids}))` : sql`any(${ids}::bigint[])`;
