import type { GapKind } from "#contract/codes/continuity.ts";
import type { TypedText } from "#contract/common.ts";
import type { NewGapSetAside } from "#contract/continuity/gaps.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { changeOf } from "#server/story/changes.ts";
import { said } from "#server/story/reason.ts";
import { recordStory, type StoryEntry } from "#server/story/story.ts";
import { isAboutPerson, keyOf } from "./gap-rows.ts";
import { findOpenGaps } from "./gaps.ts";
import { bringBack, findSetAside, insertSetAside } from "./set-aside-queries.ts";

/** Sets a gap aside until a last day or its change. Throws `conflict` unless it is as seen. */
export async function setGapAside(
  context: Context,
  { kind, subjectId, key, reason, until = null }: NewGapSetAside,
): Promise<{ id: number }> {
  const { tx, actor, now, today } = context;
  if (until !== null && until <= today)
    throw new AppError("invalid_request", { fields: { until: "Please choose a day after today" } });
  await lockCompany(tx);
  const open = await findOpenGaps(context, kind, subjectId);
  const gap = open.find((row) => keyOf(row) === key);
  if (!gap) throw new AppError("conflict", { message: "This gap has changed in the meantime." });
  const { id } = await insertSetAside(
    tx,
    { kind, subjectId, parts: gap.parts, reason, lastDay: until },
    { at: now, today, byId: actor.employeeId },
  );
  await recordStory(context, entryOf("gap_set_aside", { kind, subjectId, until, reason }));
  return { id };
}

/** Throws `not_found` unless the gap is set aside. */
export async function bringGapBack(context: Context, id: number): Promise<{ ok: true }> {
  const { tx, actor, now, today } = context;
  await lockCompany(tx);
  const found = await findSetAside(tx, id, today);
  if (!found) throw new AppError("not_found");
  await bringBack(tx, found, { at: now, byId: actor.employeeId });
  await recordStory(context, entryOf("gap_brought_back", found));
  return { ok: true };
}

interface Told {
  kind: GapKind;
  subjectId: number;
  until?: string | null;
  reason?: TypedText;
}

/** The history entry, visible to super administrators like the gaps. */
function entryOf(
  what: "gap_set_aside" | "gap_brought_back",
  { kind, subjectId, until, reason }: Told,
): StoryEntry {
  const entry = {
    kind: what,
    subjectId,
    visibility: "administration" as const,
    changes: [changeOf("gap", null, kind), ...(until ? [changeOf("lastDay", null, until)] : [])],
    reason: said(reason),
  };
  return isAboutPerson(kind) ? entry : { ...entry, subjectKind: "department" as const };
}
