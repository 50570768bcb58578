import { plusDays } from "#server/company-day.ts";

/** A calendar event, at a moment or on whole days until `until`, inclusive. */
export interface FeedEvent {
  uid: string;
  sequence: number;
  summary: string;
  description?: string;
  starts: Date | string;
  until?: string;
  changedAt?: string;
  isCancelled?: boolean;
}

const maxOctets = 75;

/** Folds a line by octets, never within a character. Further lines begin with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  for (const character of line) {
    if (Buffer.byteLength(current + character) > maxOctets) {
      lines.push(current);
      current = " ";
    }
    current += character;
  }
  return [...lines, current].join("\r\n");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what may not be in a text.
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** A text as a value (RFC 5545, 3.3.11). */
const escaped = (text: string) =>
  text
    .replaceAll("\r\n", "\n")
    .replace(controls, "")
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll("\n", "\\n");

const asDate = (day: string) => day.replaceAll("-", "");
const asMoment = (moment: Date) => `${moment.toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;

const whenOf = ({ starts, until }: FeedEvent): string[] =>
  typeof starts === "string"
    ? [
        `DTSTART;VALUE=DATE:${asDate(starts)}`,
        // The end is the first day after it.
        `DTEND;VALUE=DATE:${asDate(plusDays(until ?? starts, 1))}`,
      ]
    : [`DTSTART:${asMoment(starts)}`];

const linesOf = (event: FeedEvent, now: Date): string[] => [
  "BEGIN:VEVENT",
  `UID:${event.uid}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${asMoment(now)}`,
  ...(event.changedAt ? [`LAST-MODIFIED:${asMoment(new Date(event.changedAt))}`] : []),
  ...whenOf(event),
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
  `STATUS:${event.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
  "TRANSP:TRANSPARENT",
  "END:VEVENT",
];

/** A calendar for subscription by RFC 5545. Moments are in UTC, so it describes no time zone. */
export const icalText = (name: string, events: readonly FeedEvent[], now: Date): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Baton HR//Calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...events.flatMap((event) => linesOf(event, now)),
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
