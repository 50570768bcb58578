import { afterEach, expect, test, vi } from "vitest";
import { callApi } from "./client.ts";

afterEach(() => vi.unstubAllGlobals());

test("a call of the calendar asks for a stored token before it calls anyone, in its own words [GEN-12, CAL-33, AMB-040]", async () => {
  const fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  await expect(callApi("calendar.getAllCalendarEvents", { query: {} })).rejects.toMatchObject({
    status: 401,
    message: "Authentication token not found in localStorage",
  });
  expect(fetched).not.toHaveBeenCalled();
});
