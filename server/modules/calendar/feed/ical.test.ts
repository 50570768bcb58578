import fc from "fast-check";
import { expect, test } from "vitest";
import { type FeedEvent, icalText } from "./ical.ts";

const now = new Date("2026-03-16T09:00:00Z");
const event: FeedEvent = {
  uid: "event-7@baton",
  sequence: 2,
  summary: "Board meeting",
  starts: new Date("2026-03-18T12:00:00Z"),
};

/** The properties of the first event, unfolded and unescaped. */
function read(text: string): Record<string, string> {
  const lines = text.replaceAll("\r\n ", "").split("\r\n");
  const inEvent = lines.slice(lines.indexOf("BEGIN:VEVENT") + 1, lines.indexOf("END:VEVENT"));
  return Object.fromEntries(
    inEvent.map((line) => {
      const at = line.indexOf(":");
      const value = line
        .slice(at + 1)
        .replace(/\\([\\;,n])/g, (_, sign) => (sign === "n" ? "\n" : sign));
      return [line.slice(0, at), value];
    }),
  );
}

test("a timed event is in UTC, a whole-day event without a zone", () => {
  expect(read(icalText("Work", [event], now))).toMatchObject({
    UID: "event-7@baton",
    SEQUENCE: "2",
    DTSTAMP: "20260316T090000Z",
    DTSTART: "20260318T120000Z",
    STATUS: "CONFIRMED",
  });
  const leave = { ...event, starts: "2026-12-30", until: "2026-12-31" };
  expect(read(icalText("Work", [leave], now))).toMatchObject({
    "DTSTART;VALUE=DATE": "20261230",
    "DTEND;VALUE=DATE": "20270101",
  });
  expect(icalText("Work", [event, leave], now)).not.toContain("VTIMEZONE");
});

test("a removed event is cancelled", () => {
  const text = icalText("Work", [{ ...event, isCancelled: true }], now);
  expect(read(text)).toMatchObject({ STATUS: "CANCELLED" });
});

test("any text is read as written, in CRLF lines of 75 octets", () => {
  const texts = fc.string({ unit: "grapheme", minLength: 1, maxLength: 400 }).map(
    (text) =>
      // The contract refuses these characters.
      text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, "") || "x",
  );
  fc.assert(
    fc.property(texts, fc.array(texts, { maxLength: 3 }), (summary, paragraphs) => {
      const description = paragraphs.join("\n");
      const text = icalText("Work", [{ ...event, summary, description }], now);
      expect(text.endsWith("\r\n")).toBe(true);
      expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      for (const line of text.split("\r\n"))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const found = read(text);
      expect([found.SUMMARY, found.DESCRIPTION ?? ""]).toEqual([summary, description]);
    }),
  );
});
