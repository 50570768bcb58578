const maxLength = 500;

/** The address of a receiver in one form: https, without user, port 443 or above 1023; undefined otherwise. */
export function normalisedHookAddress(typed: string): string | undefined {
  if (typed.length > maxLength || !URL.canParse(typed)) return undefined;
  const url = new URL(typed);
  const port = Number(url.port || 443);
  const isRight =
    url.protocol === "https:" && url.username + url.password === "" && url.hash === "";
  return isRight && (port === 443 || port > 1023) ? url.href : undefined;
}
