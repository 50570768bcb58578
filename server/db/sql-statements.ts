/** Comments, quotes and dollar-quoted bodies; ends of statements; everything else. */
const tokens =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^-/'"$;]+|[\s\S]/g;
const isComment = (token: string) => token.startsWith("--") || token.startsWith("/*");

/** The statements of an SQL file. A sharded database forwards whole messages, so each statement is sent alone. */
export function statementsOf(sql: string): string[] {
  const statements = [""];
  for (const [token] of sql.matchAll(tokens)) {
    if (token === ";") statements.push("");
    else if (!isComment(token)) statements.push(`${statements.pop()}${token}`);
  }
  return statements.map((text) => text.trim()).filter((text) => text !== "");
}
