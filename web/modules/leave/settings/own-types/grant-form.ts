import type { ownGrantKinds } from "#contract/codes/leave.ts";
import type { OwnGrantTerms } from "#contract/leave/own-types.ts";

export type OwnGrantKind = (typeof ownGrantKinds)[number];

/** The fields of all kinds; those of other kinds keep what was typed. */
export interface GrantForm {
  kind: OwnGrantKind | "";
  days: number | null;
  from: string;
  until: string;
  yearDay: string;
  usableMonths: number | null;
  afterYears: number | null;
}

export const blankGrant = (today: string): GrantForm => ({
  kind: "yearly",
  days: null,
  from: today,
  until: "",
  yearDay: "01-01",
  usableMonths: 12,
  afterYears: null,
});

/** The chosen kind's own fields; the form's rules have checked them. */
export function grantOf(values: GrantForm): OwnGrantTerms {
  const { kind, from, until, yearDay, usableMonths } = values;
  const given = { days: values.days ?? 0, from };
  if (kind === "dated") return { kind, ...given, until };
  if (kind === "birthday") return { kind, ...given };
  if (kind === "service")
    return { kind, ...given, afterYears: values.afterYears ?? 0, usableMonths };
  return { kind: "yearly", ...given, yearDay, usableMonths: usableMonths ?? 0 };
}

/** The grant, once everything is typed that its kind needs. */
export function typedGrant(values: GrantForm): OwnGrantTerms | undefined {
  const { kind, days, from, until, usableMonths, afterYears } = values;
  const isTyped =
    days !== null &&
    from !== "" &&
    (kind !== "dated" || until >= from) &&
    (kind !== "yearly" || usableMonths !== null) &&
    (kind !== "service" || afterYears !== null);
  return isTyped ? grantOf(values) : undefined;
}

/** The server's messages at the form's fields: `grant.days` as `days`. */
export const atGrantFields = (fields: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name.replace(/^grant\./, ""), message]),
  );
