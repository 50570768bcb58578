import type { FieldChange } from "#contract/story.ts";
import type { Context } from "#server/context.ts";
import { byCaller, recordSecurity } from "#server/security-events/security-events.ts";
import { recordStory } from "#server/story/story.ts";

/** Changed settings of the company: in its history by value, in the audit log by name. */
export async function recordSettings(
  context: Context,
  changes: readonly FieldChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await recordStory(context, { subjectKind: "tenant", subjectId: null, kind: "changed", changes });
  await recordSecurity(context.tx, {
    kind: "settings_changed",
    ...byCaller(context),
    details: { fields: changes.map(({ field }) => field) },
  });
}
