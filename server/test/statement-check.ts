/** Tables that hold no tenant's rows, or the tenant itself under another key. */
const otherTables = new Set(["tenants"]);

const tableMention = /\b(?:from|join|update|into)\s+"(\w+)"(?:\s+as\s+"(\w+)")?/g;

/** A column on which an index is partial: bound as a parameter, its value hides the index from a plan made for all values. */
const boundFlag = /"is_released" = \$\d/;

/**
 * Throws for a statement that could touch more than one tenant or would not run on a sharded database: each table it
 * names must be bound to the tenant by a parameter, or to another table's tenant.
 */
export function checkStatement(text: string): void {
  if (/set_config\s*\(|\bset\s+(?!local\b)app\./i.test(text))
    throw new Error(`A statement sets the tenant by itself: ${text}`);
  if (!/^update\b/i.test(text) && boundFlag.test(text))
    throw new Error(`A statement binds what a partial index is about: ${text}`);
  if (/^insert\b/i.test(text)) checkInsert(text);
  else checkTables(text);
}

function checkInsert(text: string): void {
  if (!/\("tenant_id"|, "tenant_id"|^insert into "tenants"/.test(text))
    throw new Error(`An insert does not name its tenant: ${text}`);
}

function checkTables(text: string): void {
  for (const [, table, alias] of text.matchAll(tableMention)) {
    if (!table || otherTables.has(table)) continue;
    const name = alias ?? table;
    const bound = new RegExp(
      `(?:"${name}"\\.)"tenant_id" = (?:\\$\\d|"\\w+"\\."\\w+")|"\\w+"\\."(?:tenant_id|id)" = "${name}"\\."tenant_id"${
        alias ? "" : '|(?<!\\.)"tenant_id" = \\$\\d'
      }`,
    );
    if (!bound.test(text)) throw new Error(`"${name}" is not bound to a tenant: ${text}`);
  }
}
