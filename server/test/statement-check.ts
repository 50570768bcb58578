const tableMention = /\b(?:from|join|update|into)\s+"(\w+)"(?:\s+as\s+"(\w+)")?/g;

/**
 * Throws for a statement that could touch more than one tenant or would not run on a sharded database: each table it
 * names must be bound to the tenant by a parameter, or to another table's tenant.
 */
export function checkStatement(text: string): void {
  if (/set_config\s*\(|\bset\s+(?!local\b)app\./i.test(text))
    throw new Error(`A statement sets the tenant by itself: ${text}`);
  if (/^insert\b/i.test(text)) checkInsert(text);
  else
    for (const [, table = "", alias] of text.matchAll(tableMention)) checkTable(text, table, alias);
}

function checkInsert(text: string): void {
  // A tenant's own row is named by its id.
  const namesTenant = /^insert into "tenants"/.test(text) || /[(,] ?"tenant_id"/.test(text);
  if (!namesTenant) throw new Error(`An insert does not name its tenant: ${text}`);
}

function checkTable(text: string, table: string, alias: string | undefined): void {
  const key = table === "tenants" ? "id" : "tenant_id";
  const name = alias ?? table;
  const other = String.raw`"\w+"\."(?:tenant_id|id)"`;
  const ways = [
    String.raw`"${name}"\."${key}" = (?:\$\d|${other})`,
    String.raw`${other} = "${name}"\."${key}"`,
    ...(alias ? [] : [String.raw`(?<!\.)"${key}" = \$\d`]),
  ];
  if (!new RegExp(ways.join("|")).test(text))
    throw new Error(`"${name}" is not bound to a tenant: ${text}`);
}
