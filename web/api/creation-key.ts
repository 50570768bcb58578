/** 128 random bits; unlike `randomUUID` also where the page came without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/**
 * Returns a function that gives each content its `Idempotency-Key`: the same one for the same content, so that a retry after a
 * lost response creates nothing twice.
 */
export function creationKeys(): (input: unknown) => string {
  let attempt: { content: string; key: string } | undefined;
  return (input) => {
    const content = JSON.stringify(input);
    if (attempt?.content !== content) attempt = { content, key: newKey() };
    return attempt.key;
  };
}
