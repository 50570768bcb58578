import { type RawBuilder, type SqlBool, sql } from "kysely";
import { askedWords } from "#contract/rules/search.ts";
import type { Tx } from "#server/db/database.ts";
import { inEach, recordsWithWord } from "#server/modules/search/index.ts";
import { peopleShownIn } from "#server/organisation/places.ts";

/**
 * The ids of the employees who are found by a text: each of its words begins one of their name, e-mail, position or department.
 * A text with an @ is the beginning of an e-mail.
 */
export function idsFoundBy(tx: Tx, text: string, today: string): RawBuilder<number> {
  if (text.includes("@")) return idsByEmail(tx, text.toLowerCase());
  return inEach(askedWords(text).map((word) => foundBy(tx, word, today)));
}

/** Whether an employee (e) is found by a text. */
export const isFoundBy = (tx: Tx, text: string, today: string): RawBuilder<SqlBool> =>
  sql`e.id in (${idsFoundBy(tx, text, today)})`;

const idsByEmail = (tx: Tx, beginning: string): RawBuilder<number> => sql`
  select f.id from employees as f
  where f.tenant_id = ${tx.tenantId} and f.email collate "C" >= ${beginning}
    and f.email collate "C" < ${`${beginning}\u{10ffff}`}`;

const foundBy = (tx: Tx, word: string, today: string) => sql`
  ${recordsWithWord(tx, word, { kind: "person", parts: ["name", "email"] })}
  union ${peopleShownIn(tx, "position_id", recordsWithWord(tx, word, { kind: "position", parts: ["name"] }), today)}
  union ${peopleShownIn(tx, "department_id", recordsWithWord(tx, word, { kind: "department", parts: ["name"] }), today)}`;
