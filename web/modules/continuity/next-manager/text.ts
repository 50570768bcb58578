import { counted } from "#web/ui/format/counts.ts";

export const text = {
  title: "What your next manager will see",
  planned: (name: string, day: string) => `${name}, who leads you from ${day}`,
  present: (name: string) => `The same as ${name} today: no change is planned`,
  nobody: "Nobody leads you now, and nobody is named. The super administrators see your record.",
  loading: "Loading what your next manager will see…",
  failed: "What your next manager will see could not be loaded.",
  entries: (count: number) => `${counted(count, "entry", "entries")} of your history`,
  promises: (count: number) => `${counted(count, "open promise")} to you`,
  shared: (count: number) => `${counted(count, "note")} shared with you`,
  line: (count: number) => `${counted(count, "note")} for the line, which you do not read`,
  leave: "Your leave and balances",
  documents: "Your documents",
  record: "Your personal details",
  notSeen: "They do not see",
} as const;
