import { counted } from "#web/ui/format/counts.ts";

/** The text of the organisation as of a day. */
export const text = {
  title: "Organisation",
  chosenDay: "The day shown",
  asOf: "As Of",
  slider: "As of, over the years",
  today: "Today",
  export: "CSV",
  exporting: "Exporting…",
  exportFailed: "The organisation could not be exported.",
  loading: "Loading the organisation…",
  failed: "This part could not be loaded. Check your connection and try again.",
  nobody: "Nobody held a position or led others on this day.",
  more: (count: number) => `Show more of ${count}`,
  people: (count: number) => counted(count, "person", "people"),
  leads: "leads",
  deactivated: "Deactivated",
  noPosition: "No position",
  standIn: (name: string) => `${name} stands in`,
} as const;
