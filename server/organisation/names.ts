import { sql } from "kysely";

/** Name and surname of the employee behind an alias; blank until they have given them. */
export const nameOf = (alias: string) =>
  sql<string>`trim(${sql.ref(`${alias}.name`)} || ' ' || ${sql.ref(`${alias}.surname`)})`;

/** The same, or the e-mail of a person who has given neither yet. */
export const fullName = (alias: string) =>
  sql<string>`coalesce(nullif(${nameOf(alias)}, ''), ${sql.ref(`${alias}.email`)})`;
