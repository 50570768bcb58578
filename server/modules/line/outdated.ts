import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
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
  const other = await findLatestChange(tx, around, from);
  if (!other) throw new AppError("line_changed");
  const { byName, leaderName, subjectName, from: day } = other;
  throw new AppError("line_changed", {
    message: `Meanwhile ${byName} recorded another change for ${subjectName}: ${leaderName ?? "another manager"} from ${dayInWords(day)}. Please look at the preview again.`,
  });
}
