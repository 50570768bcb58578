import { type RawBuilder, sql } from "kysely";
import { holidayRegionLabels } from "#contract/codes/country.ts";
import { namedInReasons, type Reason, reasonCodes } from "#contract/codes/reason.ts";
import { dayText } from "#contract/rules/leave-text.ts";
import { reasonText } from "#contract/rules/reason-text.ts";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";

type NamedRecord = (typeof namedInReasons)[number];

const nameIn: Record<NamedRecord, (tx: Tx, id: RawBuilder<number>) => RawBuilder<string>> = {
  employee: (tx, id) => sql`(
    select ${fullName("named")} from employees as named where named.tenant_id = ${tx.tenantId} and named.id = ${id})`,
  department: (tx, id) => sql`(
    select named.department_name from departments as named where named.tenant_id = ${tx.tenantId} and named.id = ${id})`,
  pattern: (tx, id) => sql`(
    select named.pattern_name from work_patterns as named where named.tenant_id = ${tx.tenantId} and named.id = ${id})`,
};

const isNamed = (kind: string): kind is NamedRecord =>
  (namedInReasons as readonly string[]).includes(kind);

/** The names of reasons' values of some kinds, with the kind of each. */
const valuesOf = <Kind extends string>(isKind: (kind: string) => kind is Kind) =>
  new Map(
    Object.values(reasonCodes).flatMap((values) =>
      Object.entries(values).flatMap(([name, kind]: [string, string]) =>
        isKind(kind) ? [[name, kind] as const] : [],
      ),
    ),
  );
const records = [...valuesOf(isNamed)];
const texts = [...valuesOf((kind): kind is "text" => kind === "text").keys()];

const valueIn = (reason: RawBuilder<unknown>, name: string) =>
  sql<string>`(${reason} -> 'values' ->> ${sql.lit(name)})`;

const nameOfRecord = (
  tx: Tx,
  reason: RawBuilder<unknown>,
  [name, kind]: (typeof records)[number],
) => nameIn[kind](tx, sql<number>`${valueIn(reason, name)}::bigint`);

/** For the reader: records have their present names. Null without a reason; SQL to be selected. */
export function shownReason(tx: Tx, column: string): RawBuilder<Reason | null> {
  const reason = sql.ref(column);
  const named = records.map((record) => {
    const name = sql.lit(record[0]);
    return sql`case when ${reason} -> 'values' ? ${name} then jsonb_build_object(${name}, jsonb_build_object(
      'id', ${reason} -> 'values' -> ${name}, 'name', ${nameOfRecord(tx, reason, record)})) else '{}' end`;
  });
  return sql`case when ${reason} ->> 'by' = 'product'
    then jsonb_set(${reason}, '{values}', (${reason} -> 'values') || ${sql.join(named, sql` || `)}) else ${reason} end`;
}

const noDay = "2000-01-01";
const noRegion = "none";

const blankValues = {
  ...Object.fromEntries(namedInReasons.map((kind) => [kind, { id: 0, name: null }])),
  ...{ text: "", day: noDay, region: noRegion },
} as Record<string, unknown>;

/** Without values. */
const sentences = Object.entries(reasonCodes).map(([code, kinds]) => {
  const values = Object.entries(kinds).map(([name, kind]) => [name, blankValues[kind]]);
  const text = reasonText({ by: "product", code, values: Object.fromEntries(values) } as Reason);
  return [
    code,
    text.replace(dayText(noDay), "").replace(holidayRegionLabels[noRegion], ""),
  ] as const;
});

/** A reason's searchable text: human words, a code's sentence, and its names. SQL. */
export function searchedReason(tx: Tx, column: string): RawBuilder<string> {
  const reason = sql.ref(column);
  const sentence = sentences.map(
    ([code, text]) => sql`when ${sql.lit(code)} then ${sql.lit(text)}`,
  );
  const typed = texts.map((name) => valueIn(reason, name));
  const named = records.map((record) => nameOfRecord(tx, reason, record));
  return sql`case when ${reason} ->> 'by' = 'product'
    then concat_ws(' ', case ${reason} ->> 'code' ${sql.join(sentence, sql` `)} end, ${sql.join([...typed, ...named])})
    else ${reason} ->> 'text' end`;
}
