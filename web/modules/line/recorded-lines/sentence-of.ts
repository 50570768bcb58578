import type { RecordedLine } from "#contract/line/lines.ts";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

/** What a recorded change says: `Led by Ayanda Zulu, 1 – 30 Dec`, `Led by nobody yet, from 1 Dec`. */
export function sentenceOf({ leads, manager, from, to }: RecordedLine, today: string): string {
  const days = to === null ? text.from(proseDay(from, today)) : proseDays(from, to, today);
  return `${ledBy(leads, manager?.name)}, ${days}`;
}

function ledBy(leads: RecordedLine["leads"], name: string | undefined): string {
  if (leads === "head") return text.head;
  return leads === "manager" && name ? text.led.manager(name) : text.led.nobody;
}
