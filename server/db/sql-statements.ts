/** Comments, quoted texts and names, and bodies in dollar quotes; what ends a statement; and everything else. */
const tokens =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^-/'"$;]+|[\s\S]/g;
const isComment = (token: string) => token.startsWith("--") || token.startsWith("/*");

/**
 * The statements of an SQL file, to be sent one by one: a sharded database passes a whole message on to its nodes, so one
 * message must not contain two statements.
 */
export function statementsOf(sql: string): string[] {
  const statements = [""];
  for (const [token] of sql.matchAll(tokens)) {
    if (token === ";") statements.push("");
    else if (!isComment(token)) statements.push(`${statements.pop()}${token}`);
  }
  return statements.map((text) => text.trim()).filter((text) => text !== "");
}
