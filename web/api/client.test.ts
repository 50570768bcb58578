import { afterEach, expect, test, vi } from "vitest";
import { callApi } from "./client.ts";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

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
