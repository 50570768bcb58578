import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "#server/test/eventually.ts";
import { database } from "#server/test/world.ts";
import { type RecurringJob, startSchedule } from "./schedule.ts";

const newJob = (everyMs: number, run = vi.fn(async () => {})) => ({
  name: `test.${randomUUID()}` as const,
  everyMs,
  run,
});

function newSchedule(...jobs: RecurringJob[]) {
  const onError = vi.fn();
  const stop = startSchedule({ database, jobs, onError, checkMs: 20 });
  onTestFinished(() => stop());
  return { onError, stop };
}

test("recurring work runs once at the start, in a single process", async () => {
  const job = newJob(3_600_000);
  const schedules = [newSchedule(job), newSchedule(job), newSchedule(job)];
  await eventually(() => expect(job.run).toHaveBeenCalled());
  // Enough for every turn, unless the machine is busy.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await Promise.all(schedules.map(({ stop }) => stop()));
  expect(job.run).toHaveBeenCalledTimes(1);
});

test("recurring work is repeated when due, even by a later process", async () => {
  const job = newJob(50);
  const { stop } = newSchedule(job);
  await eventually(() => expect(job.run.mock.calls.length).toBeGreaterThan(2));
  await stop();
  const before = job.run.mock.calls.length;
  newSchedule(job);
  await eventually(() => expect(job.run.mock.calls.length).toBeGreaterThan(before));
});

test("failing recurring work is reported and does not stop other runs", async () => {
  const failing = newJob(
    50,
    vi.fn(async () => {
      throw new Error("The disk is full.");
    }),
  );
  const other = newJob(50);
  const { onError } = newSchedule(failing, other);
  await eventually(() => expect(failing.run.mock.calls.length).toBeGreaterThan(1));
  await eventually(() => expect(other.run.mock.calls.length).toBeGreaterThan(1));
  expect(onError).toHaveBeenCalledWith(new Error("The disk is full."));
});
