import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { findLatestChange, type LineScope, lineBasis } from "#server/organisation/line-basis.ts";
import { dayInWords } from "./day-in-words.ts";

interface Previewed {
  scope: LineScope;
  /** Where to look for the other change, if not in the scope alone. */
  around?: LineScope;
  from: string;
}

/** Throws `line_changed` with the other change if the caller's preview no longer shows what is recorded. The line must be locked. */
export async function refuseOutdated(
  { tx }: Pick<Context, "tx">,
  basedOn: string | undefined,
  { scope, around = scope, from }: Previewed,
): Promise<void> {
  if (basedOn === undefined || (await lineBasis(tx, scope, from)) === basedOn) return;
  throw await lineChanged(tx, around, from);
}

/** The refusal of an outdated preview: it names the latest change in the scope, if any. */
export async function lineChanged(tx: Tx, scope: LineScope, from: string): Promise<AppError> {
  const other = await findLatestChange(tx, scope, from);
  if (!other) return new AppError("line_changed");
  const { byName, leaderName, subjectName, from: day } = other;
  return new AppError("line_changed", {
    message: `Meanwhile ${byName} recorded another change for ${subjectName}: ${leaderName ?? "another manager"} from ${dayInWords(day)}. Please look at the preview again.`,
  });
}
