import { expect, test, vi } from "vitest";
import { callApi } from "./client.ts";

const now = new Date("2027-03-10T12:00:00Z");
const [aMinuteAgo, inAnHour] = [-60, 3600].map((seconds) => now.getTime() / 1000 + seconds);

const tokenWith = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.c2ln`;

/** Calls the calendar with a stored token; returns the outcome and the number of requests. */
async function callWith(token: string | null) {
  const fetched = vi.fn(async () => Response.json([]));
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(console, "error").mockReturnValue(undefined);
  vi.useFakeTimers({ toFake: ["Date"], now });
  if (token !== null) localStorage.setItem("authToken", token);
  const failure = await callApi("calendar.getAllCalendarEvents", { query: {} }).then(
    () => undefined,
    ({ status, message }) => ({ status, message }),
  );
  return { failure, requests: fetched.mock.calls.length };
}

const ofCompany = { user_metadata: { tenant_id: "0198d0f3-9f0a-7f0e-8f7b-0b7f2a6c1d11" } };

test.each([
  ["no token", "GEN-12, CAL-33, AMB-040", null, "Authentication token not found in localStorage"],
  ["a text for a token", "CAL-34", "not-a-token", "Invalid or expired token"],
  [
    "a token that has expired",
    "CAL-34",
    tokenWith({ ...ofCompany, exp: aMinuteAgo }),
    "Invalid or expired token",
  ],
  ["a token that never expires", "CAL-34", tokenWith(ofCompany), "Invalid or expired token"],
  ["a token of no company", "GEN-13", tokenWith({ exp: inAnHour }), "Tenant ID not found in token"],
])("a calendar call with %s is refused before it is sent [%s]", async (_, _ids, token, message) => {
  expect(await callWith(token)).toEqual({ failure: { status: 401, message }, requests: 0 });
});

test("a calendar call with an apparently valid token is sent", async () => {
  const token = tokenWith({ ...ofCompany, exp: inAnHour });
  expect(await callWith(token)).toEqual({ failure: undefined, requests: 1 });
});
