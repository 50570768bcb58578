import { type RawBuilder, sql } from "kysely";
import { storyKindLabels } from "#contract/codes/story.ts";
import type { PersonActor } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { patternOf } from "#server/db/list.ts";
import { anyOf } from "#server/db/query-hints.ts";
import { searchedReason } from "./shown-reason.ts";

interface SearchReader {
  tx: Tx;
  actor: Pick<PersonActor, "employeeId">;
}

/** More words make a search slower, not more precise. */
const maxWords = 6;

/** Whether an entry (s, values v) has every word. Shared kinds and names are compared once per word. */
export function mentions(
  { tx, actor }: SearchReader,
  employeeId: number,
  search: string,
): RawBuilder<boolean> {
  const said = sql`lower(concat_ws(' ', ${searchedReason(tx, "v.reason")},
    (select string_agg(concat_ws(' ', change ->> 'before', change ->> 'after'), ' ') from jsonb_array_elements(v.changes) as change),
    case when s.link_kind = 'promise' then (
      select promised.promise_text from promises as promised
      where promised.tenant_id = ${tx.tenantId} and promised.id = s.link_id)
    when s.kind = any('{note_added,note_replied}') then ${noteText(tx, employeeId === actor.employeeId)} end))`;
  const words = search.split(/\s+/).filter(Boolean).slice(0, maxWords);
  const sought = words.map((word) => {
    const pattern = sql`${patternOf(word)}::text`;
    const isShared = sql`(s.kind = any(${kindsNamed(word)}::text[])
      or s.by_id = ${anyOf(recordersNamed(tx, employeeId, pattern))})`;
    return { isShared, unsaid: sql`case when ${isShared} then '{}' else array[${pattern}] end` };
  });
  const areAllShared = sql.join(
    sought.map(({ isShared }) => isShared),
    sql` and `,
  );
  const unsaid = sql.join(
    sought.map((word) => word.unsaid),
    sql` || `,
  );
  return sql<boolean>`(${areAllShared} or ${said} like all (${unsaid}))`;
}

/** The text of an entry's (s) note or reply. After the end of sharing, the employee may read the entry but not the text. */
const noteText = (tx: Tx, isOwn: boolean) => sql`(
  select case when s.kind = 'note_added' then noted.note_description else replied.reply end
  from notes as noted left join note_replies as replied on replied.tenant_id = ${tx.tenantId} and replied.note_id = noted.id
  where noted.tenant_id = ${tx.tenantId} and noted.id = s.link_id and noted.deleted_at is null
    ${isOwn ? sql`and noted.audience = 'shared'` : sql``})`;

/** Ids of the authors of an employee's entries, by name. */
const recordersNamed = (tx: Tx, employeeId: number, pattern: RawBuilder<unknown>) => sql`
  select recorder.id from employees as recorder
  where recorder.tenant_id = ${tx.tenantId} and recorder.id in (
      select told.by_id from story as told
      where told.tenant_id = ${tx.tenantId} and told.subject_kind = 'employee' and told.subject_id = ${employeeId})
    and lower(concat_ws(' ', recorder.name, recorder.surname)) like ${pattern}`;

/** Kinds with the word in their label. */
const kindsNamed = (word: string): string[] =>
  Object.entries(storyKindLabels).flatMap(([kind, label]) =>
    label.toLowerCase().includes(word.toLowerCase()) ? [kind] : [],
  );
