import fc from "fast-check";
import { expect, test } from "vitest";
import { eventSplitter } from "./event-stream.ts";

function dataOf(...pieces: string[]): string[] {
  const heard: string[] = [];
  const take = eventSplitter((data) => heard.push(data));
  for (const piece of pieces) take(piece);
  return heard;
}

test("each finished event delivers its data", () => {
  expect(dataOf(':\n\ndata: {"unread":1}\n\n:\n\ndata: {"unr')).toEqual(['{"unread":1}']);
});

test("an event of several lines is one, without its other fields", () => {
  expect(dataOf("id: 3\nevent: x\ndata: one\ndata:two\n\n")).toEqual(["one\ntwo"]);
});

test("where the network splits the stream makes no difference", () => {
  const event = fc.oneof(
    fc.constant(":\n\n"),
    fc.jsonValue().map((value) => `data: ${JSON.stringify(value)}\n\n`),
  );
  fc.assert(
    fc.property(fc.array(event), fc.array(fc.nat(400)), (events, cuts) => {
      const whole = events.join("");
      const ends = [...cuts.sort((a, b) => a - b), whole.length];
      const pieces = ends.map((end, i) => whole.slice(ends[i - 1] ?? 0, end));
      expect(dataOf(...pieces)).toEqual(dataOf(whole));
      expect(dataOf(whole)).toHaveLength(events.filter((one) => one.startsWith("data")).length);
    }),
  );
});
