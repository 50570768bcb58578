/** Without i, l, o, 0 and 1, which look alike. */
export const recoveryLetters = "abcdefghjkmnpqrstuvwxyz23456789";
export const recoveryLength = 10;

export type ReadCode = { kind: "app" | "recovery"; code: string };

const recovery = new RegExp(`^[${recoveryLetters}]{${recoveryLength}}$`);

/** A code of an app or a recovery code as typed or pasted, with spaces and hyphens; undefined for anything else. */
export function readCode(typed: string): ReadCode | undefined {
  const code = typed.replace(/[\s\p{Pd}]/gu, "").toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: "app", code };
  return recovery.test(code) ? { kind: "recovery", code } : undefined;
}

/** A recovery code as people write it down: `abcde-fgh23`. */
export const writtenCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
