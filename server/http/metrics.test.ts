import { expect, onTestFinished, test } from "vitest";
import { buildApp } from "#server/app.ts";
import { eventually } from "#server/test/eventually.ts";
import { database, services } from "#server/test/world.ts";
import { createMetrics } from "./metrics.ts";

test("a separate address serves request durations and the queue's length", async () => {
  const metrics = createMetrics(database, {
    space: { freeBytes: 9_000, totalBytes: 100_000 },
  });
  const app = await buildApp({ services, metrics });
  const server = metrics.server();
  onTestFinished(async () => void (await Promise.all([app.close(), server.close()])));
  await app.inject("/health");
  await eventually(async () => {
    const { body } = await server.inject("/metrics");
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/health",status="200"} 1',
    );
    expect(body).toMatch(/^disk_floor_bytes 5000$/m);
    expect(body).toMatch(/^disk_free_bytes 9000$/m);
    expect(body).toMatch(/^# TYPE queue_waiting gauge$/m);
    expect(body).toMatch(/^backup_age_seconds \+Inf$/m);
  });
  expect((await server.inject("/health")).statusCode).toBe(404);
});
