import { sql } from "kysely";

/** Name and surname, or the e-mail of somebody who has given neither yet. */
export const fullName = (alias: string) =>
  sql<string>`coalesce(nullif(trim(${sql.ref(`${alias}.name`)} || ' ' || ${sql.ref(`${alias}.surname`)}), ''), ${sql.ref(`${alias}.email`)})`;
