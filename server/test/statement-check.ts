import { readFileSync } from "node:fs";
import { partsOf, selectsOf } from "./statement-parts.ts";

const source = readFileSync(new URL("../db/tables.gen.ts", import.meta.url), "utf8");
const tables = new Set(
  [...source.slice(source.indexOf("export interface Tables")).matchAll(/^ {2}(\w+):/gm)].map(
    ([, name = ""]) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ),
);

/** With or without quotes, schema and alias. */
const tableMention =
  /\b(?:from|join|update|using)\s+(?:"?public"?\.)?"?(\w+)"?(?:\s+as\s+"?(\w+)"?|\s+"?(?!(?:on|set|where|inner|left|right|full|cross|join|order|group|limit|offset|for|returning|using|as)\b)(\w+)"?)?/g;

const passed = new Set<string>();

/** Throws unless each select binds each table to the tenant, directly or by another table: sharded databases need that. */
export function checkStatement(text: string): void {
  if (passed.has(text)) return;
  if (/set_config\s*\(|\bset\s+(?!local\b)app\./i.test(text))
    throw new Error(`A statement sets the tenant by itself: ${text}`);
  if (/^\s*insert\b/i.test(text)) checkInsert(text);
  checkSelectedInserts(text);
  checkLastPart(text);
  checkOrder(text);
  for (const select of selectsOf(text)) {
    checkConflict(select, text);
    checkTables(select, text);
  }
  passed.add(text);
}

function checkInsert(text: string): void {
  if (!/\("?tenant_id"?|, "?tenant_id"?|^\s*insert into "?tenants"?/.test(text))
    throw new Error(`An insert does not name its tenant: ${text}`);
}

/** Tables on a sharded database's coordinator only. */
const whole = new Set(["queue"]);

/** Without returned rows, a sharded database copies the inserted ones into its shards; row security refuses that. */
function checkSelectedInserts(text: string): void {
  for (const { 1: table = "", index } of text.matchAll(
    /insert into "?(\w+)"? \([^)]*\)\s+select\b/g,
  ))
    if (tables.has(table) && !whole.has(table) && !/\breturning\b/.test(text.slice(index)))
      throw new Error(`An insert by a select into "${table}" returns nothing: ${text}`);
}

/** After a write, a sharded database does not follow a final `exists` into a tenant's table. */
function checkLastPart(text: string): void {
  const parts = partsOf(text);
  const last = parts.pop() ?? "";
  if (!parts.some((part) => /^\s*(?:insert|update|delete)\b/i.test(part))) return;
  for (const [, place] of last.matchAll(/\bexists\s*⟨(\d+)⟩/gi))
    if (tenantColumns(parts[Number(place)] ?? "").length > 0)
      throw new Error(`A statement that writes asks in its end if a row exists: ${text}`);
}

const orders =
  /\border by((?:[^()]|\([^()]*\))*?)(?=\)|$|\b(?:limit|offset|fetch|for|union|rows)\b)/gi;
const unsortedName =
  /(?<!\bapp\.folded\([^)]*)\b(?!sort_name\b)(?:\w+_)?(?:name|surname|position_title)\b/i;

/** Names are in the order of a dictionary in every list: by `sort_name`, `sort_title` or `inOrderOfName`. */
function checkOrder(text: string): void {
  for (const [, keys = ""] of text.matchAll(orders))
    if (unsortedName.test(keys)) throw new Error(`A statement sorts names by their bytes: ${text}`);
}

/** A sharded database takes no subquery in a conflict's `set`. */
function checkConflict(select: string, text: string): void {
  if (/\bon conflict\b.*\bdo update\b.*⟨\d+⟩/is.test(select))
    throw new Error(`What a conflict sets holds a subquery: ${text}`);
}

/** A select's tables by alias, each with its tenant's column. */
const tenantColumns = (select: string): [name: string, column: string][] =>
  [...select.matchAll(tableMention)].flatMap(([, table = "", alias, bareAlias]) =>
    tables.has(table)
      ? [[alias ?? bareAlias ?? table, table === "tenants" ? "id" : "tenant_id"]]
      : [],
  );

function checkTables(select: string, text: string): void {
  const mentioned = tenantColumns(select);
  const patternOf = ([name, column]: [string, string]) => {
    const full = `"?${name}"?\\."?${column}"?`;
    return mentioned.length === 1 ? `(?:${full}|"?${column}"?)` : full;
  };
  const bound = new Set<string>(["\\$\\d+"]);
  let unbound = mentioned;
  for (let before = -1; before !== bound.size; ) {
    before = bound.size;
    for (const one of unbound)
      if (isBound(select, patternOf(one), bound)) bound.add(patternOf(one));
    unbound = unbound.filter((one) => !bound.has(patternOf(one)));
  }
  const missing = unbound.find(([, column]) => column === "tenant_id");
  if (missing) throw new Error(`"${missing[0]}" is not bound to a tenant in its select: ${text}`);
}

/** Whether a table's tenant is compared with a parameter or a bound table's. */
const isBound = (select: string, column: string, bound: ReadonlySet<string>): boolean =>
  [...bound].some((other) => equals(select, column, other) || equals(select, other, column));

const equals = (select: string, one: string, other: string): boolean =>
  new RegExp(`(?<![\\w."])${one} = ${other}(?![\\w"])`).test(select);
