import { expect, onTestFinished, test, vi } from "vitest";
import { apiQuery, queryClient } from "./query-client.ts";
import { refreshAfter, refreshReported } from "./refresh.ts";

test("a change invalidates the reads of the modules it touches alone", async () => {
  const leave = apiQuery("leave.statistics", {}).queryKey;
  const people = apiQuery("employees.statistics", {}).queryKey;
  const company = apiQuery("tenant.getTenant", {}).queryKey;
  for (const key of [leave, people, company]) queryClient.setQueryData<unknown>(key, {});
  await refreshAfter("leave.approve");
  const outdated = [leave, people, company].map(
    (key) => queryClient.getQueryState<unknown>(key)?.isInvalidated,
  );
  expect(outdated).toEqual([true, true, false]);
});

test.each([
  ["feedback, beside the welcome", ["feedbackReceived", "welcome"], true],
  ["nothing, by the welcome alone", ["welcome"], false],
] as const)("a notification invalidates what it reports: %s", async (_, kinds, isOutdated) => {
  const feedback = apiQuery("feedback.getMyFeedback", { query: {} }).queryKey;
  const company = apiQuery("tenant.getTenant", {}).queryKey;
  for (const key of [feedback, company]) queryClient.setQueryData<unknown>(key, {});
  await refreshReported(kinds);
  const outdated = [feedback, company].map(
    (key) => queryClient.getQueryState<unknown>(key)?.isInvalidated,
  );
  expect(outdated).toEqual([isOutdated, false]);
});

test("a change with unknown effects invalidates everything", async () => {
  vi.doMock("./touches.gen.ts", () => {
    throw new Error("The connection is lost.");
  });
  onTestFinished(() => vi.doUnmock("./touches.gen.ts"));
  const company = apiQuery("tenant.getTenant", {}).queryKey;
  queryClient.setQueryData<unknown>(company, {});
  await refreshAfter();
  expect(queryClient.getQueryState<unknown>(company)?.isInvalidated).toBe(false);
  await refreshAfter("leave.approve");
  expect(queryClient.getQueryState<unknown>(company)?.isInvalidated).toBe(true);
});
