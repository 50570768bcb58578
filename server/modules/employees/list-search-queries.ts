import { type RawBuilder, type SqlBool, sql } from "kysely";
import { askedWords } from "#contract/rules/search-words.ts";
import type { Tx } from "#server/db/database.ts";
import { recordsWithWord } from "#server/modules/search/index.ts";
import { peopleShownIn } from "#server/organisation/places.ts";

/**
 * Whether an employee (e) is found by a text: each of its words begins one of their name, e-mail, position or department.
 * A text with an @ is the beginning of an e-mail.
 */
export function isFoundBy(tx: Tx, text: string, today: string): RawBuilder<SqlBool> {
  if (text.includes("@")) return hasEmail(tx, text.toLowerCase());
  const words = askedWords(text);
  if (words.length === 0) return sql.lit(false);
  const found = words.map((word) => sql`(${foundBy(tx, word, today)})`);
  return sql`e.id in (${sql.join(found, sql` intersect `)})`;
}

/** Looked up by e-mail before the list is put in order, whatever else is known of how many have such an e-mail. */
const hasEmail = (tx: Tx, beginning: string): RawBuilder<SqlBool> => sql`e.id = any(array(
  select f.id from employees as f
  where f.tenant_id = ${tx.tenantId} and f.email collate "C" >= ${beginning}
    and f.email collate "C" < ${`${beginning}\u{10ffff}`}))`;

const foundBy = (tx: Tx, word: string, today: string) => sql`
  ${recordsWithWord(tx, word, { kind: "person", parts: ["name", "email"] })}
  union ${peopleShownIn(tx, "position_id", recordsWithWord(tx, word, { kind: "position", parts: ["name"] }), today)}
  union ${peopleShownIn(tx, "department_id", recordsWithWord(tx, word, { kind: "department", parts: ["name"] }), today)}`;
