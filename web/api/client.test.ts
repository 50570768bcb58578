import { expect, test, vi } from "vitest";
import { callApi } from "./client.ts";

test.each([
  ["departments.getAllDepartments", { query: {} }],
  ["departments.getAllPositions", { query: {} }],
  ["feedback.getMyFeedback", { query: {} }],
] as const)("%s asks for a stored token before it calls anyone [GEN-12]", async (id, input) => {
  const fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  await expect(callApi(id, input)).rejects.toMatchObject({
    status: 401,
    message: "Authentication token not found",
  });
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ["departments.getAllDepartments", { query: {} }],
  ["departments.getAllPositions", { query: {} }],
  ["feedback.getMyFeedback", { query: {} }],
] as const)(
  "%s requires a token with the company before any request [GEN-13]",
  async (id, input) => {
    localStorage.setItem("authToken", `e30.${btoa(JSON.stringify({ exp: 4e9 }))}.c2ln`);
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    await expect(callApi(id, input)).rejects.toMatchObject({
      status: 401,
      message: "Tenant ID not found in token",
    });
    expect(fetched).not.toHaveBeenCalled();
  },
);

test("a call waits for its answer without a timeout [APIAUTH-04]", async () => {
  vi.useFakeTimers();
  localStorage.setItem("authToken", "a.b.c");
  const fetched = vi.fn(
    (_url: string, _init: RequestInit) => new Promise<Response>(() => undefined),
  );
  vi.stubGlobal("fetch", fetched);
  const settled = vi.fn();
  void callApi("tenant.getTenant", {}).then(settled, settled);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.calls[0]?.[1].signal).toBeUndefined();
  expect(settled).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
