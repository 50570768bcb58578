import { proseDay } from "#web/ui/format/dates.ts";

export const termsText = {
  title: "Terms of leave",
  loading: "Loading the terms of leave...",
  failed: "Failed to load the terms of leave. Please try again.",
  policy: "Policy",
  asking: "Asking for leave",
  asked: (words: string) => `Your policy: ${words}`,
  anyTime: "At any time, ahead or afterwards.",
  certificate: "Medical certificate",
  noCertificate: "Not required.",
  pattern: "Pattern of work",
  companyWeek: "The company’s week",
  since: (name: string, day: string | null) => (day ? `${name}, since ${proseDay(day)}` : name),
  settings: "Leave settings",
} as const;
