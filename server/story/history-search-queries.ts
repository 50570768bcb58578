import { type RawBuilder, sql } from "kysely";
import { storyKindLabels } from "#contract/codes/story-kind.ts";
import type { Tx } from "#server/db/database.ts";
import { patternOf } from "#server/db/list.ts";

/** More words make a search slower, not more precise. */
const maxWords = 6;

/**
 * Whether an entry (s), with its values (v) and who recorded it (b), mentions every word of a search: in what happened, in a value before
 * or after, in its reason, in the promise that it leads to, or in a name. Confidential values are not kept, and so are not found.
 */
export function mentions(tx: Tx, search: string): RawBuilder<boolean> {
  const said = sql`lower(concat_ws(' ', ${JSON.stringify(storyKindLabels)}::jsonb ->> s.kind, v.reason, b.name, b.surname,
    (select string_agg(concat_ws(' ', change ->> 'before', change ->> 'after'), ' ') from jsonb_array_elements(v.changes) as change),
    case when s.link_kind = 'promise' then (
      select promised.promise_text from promises as promised
      where promised.tenant_id = ${tx.tenantId} and promised.id = s.link_id) end))`;
  const words = search.split(/\s+/).filter(Boolean).slice(0, maxWords);
  const patterns = words.map(patternOf);
  return sql<boolean>`${said} like all (array[${sql.join(patterns)}]::text[])`;
}
