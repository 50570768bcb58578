import { expect, test, vi } from "vitest";
import { noteServerTime, serverTimeAt } from "./server-clock.ts";

test.each([
  ["ahead", "2026-03-02T08:05:00Z", "2026-03-02T08:00:03Z"],
  ["behind", "2026-03-02T07:40:00Z", "2026-03-02T08:00:03Z"],
  ["right", "2026-03-02T08:00:01Z", "2026-03-02T08:00:04Z"],
])(
  "the last response sets the server's time, with the device's clock %s",
  (_, device, expected) => {
    vi.useFakeTimers({ now: Date.parse(device) });
    noteServerTime(new Response(null, { headers: { Date: "Mon, 02 Mar 2026 08:00:00 GMT" } }));
    vi.advanceTimersByTime(3_000);
    expect(serverTimeAt(Date.now())).toBe(Date.parse(expected));
    noteServerTime(new Response(null));
    expect(serverTimeAt(Date.now())).toBe(Date.parse(expected));
  },
);
