import { setAccent } from "#web/ui/theme/accent-choice.ts";
import { setTheme } from "#web/ui/theme/theme.ts";
import { lookUpSession } from "./session-lookup.ts";

/** Shows the signed-in person's theme and accent on any device. */
export async function applyPreferences(): Promise<void> {
  const lookup = await lookUpSession({ isFresh: true });
  if (lookup.outcome !== "signed-in") return;
  const { theme, color } = lookup.employee.preferences;
  if (theme) setTheme(theme);
  if (color) setAccent(color);
}
