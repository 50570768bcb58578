import type { ChartPerson } from "#contract/continuity/chart.ts";
import { counted } from "#web/ui/format/counts.ts";
import { proseDay } from "#web/ui/format/dates.ts";

/** A person's future people: "heads Sales and leads 2 from 1 Dec". */
function leadingFrom({ from, departmentName, people }: NonNullable<ChartPerson["leadingFrom"]>) {
  const parts = [departmentName && `heads ${departmentName}`, people > 0 && `leads ${people}`];
  return `${parts.filter(Boolean).join(" and ")} from ${proseDay(from)}`;
}

export const text = {
  title: "Organisation",
  chosenDay: "The day shown",
  asOf: "As Of",
  slider: "As of, over the years",
  today: "Today",
  previousChange: "Previous change",
  nextChange: "Next change",
  showAs: "Show as",
  chart: "Chart",
  list: "List",
  knownToday: "as we know it today",
  knownThen: "as we knew it then",
  knownOn: "as we knew it on",
  knownOnField: "Known On",
  ledBy: (name: string) => `People of ${name}`,
  top: "the top",
  ledByNobody: "No manager",
  back: (name: string) => `Back to ${name}`,
  open: (count: string, name: string) => `${count} led by ${name}`,
  openVacancies: (count: string, name: string) => `${count} below ${name}`,
  export: "CSV",
  exporting: "Exporting…",
  exportFailed: "The organisation could not be exported.",
  loading: "Loading the organisation…",
  failed: "This part could not be loaded. Check your connection and try again.",
  nobody: "There were no positions or managers on this day.",
  more: (count: number) => `Show more of ${count}`,
  people: (count: number) => counted(count, "person", "people"),
  leads: "leads",
  deactivated: "Deactivated",
  noPosition: "No position",
  standIn: (name: string, until: string) => `${name} stands in until ${proseDay(until)}`,
  nobodyNamed: (on: string) => `ends ${proseDay(on)}, no next manager`,
  follower: (on: string, name: string) => `ends ${proseDay(on)}, then ${name}`,
  leadingFrom,
  managerFrom: ({ from, name }: NonNullable<ChartPerson["managerFrom"]>) =>
    name ? `to ${name} from ${proseDay(from)}` : `no manager from ${proseDay(from)}`,
  away: (until: string) => `away until ${proseDay(until)}`,
  vacant: (count: number) => `${count} vacant`,
  vacantPosition: "Vacant",
  since: (day: string) => `since ${proseDay(day)}`,
  addUser: "Add User",
  addUserAs: (positionTitle: string) => `Add User as ${positionTitle}`,
  moreVacancies: (count: number, department: string | undefined) =>
    `${counted(count, "more vacant position")}${department ? ` in ${department}` : ""}`,
  vacanciesFailed: "Vacant positions could not be loaded.",
  lacksHead: (department: string) => `${department} has no head`,
  counts: "Counts of the day",
  countedPeople: (count: number) => (count === 1 ? "person employed" : "people employed"),
  leadOthers: (count: number) => (count === 1 ? "leads others" : "lead others"),
  vacantPositions: (count: number) => (count === 1 ? "vacant position" : "vacant positions"),
  standIns: (count: number) => (count === 1 ? "stand-in" : "stand-ins"),
  planned: "planned",
  standsIn: "stands in",
  vacantSign: "vacant",
  changeDay: "a day of change",
  keys: "Arrows move and open · Enter opens the person or position · a letter finds a name",
} as const;
