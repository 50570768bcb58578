import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { RowPlace } from "#server/csv/file-part.ts";
import { newTenant, services } from "#server/test/world.ts";
import { serve } from "./doors.ts";
import { handleFailures } from "./failures.ts";
import { openStreams } from "./open-streams.ts";

const handle = async (_context: unknown, _input: unknown, after?: RowPlace) => {
  const number = (after?.[1] ?? 0) + 1;
  return {
    fileName: "numbers.csv",
    contentType: "text/csv; charset=utf-8",
    text: `${number}\r\n`,
    last: ["", number] as const,
  };
};

const server = Fastify();
let address = "";
beforeAll(async () => {
  handleFailures(server);
  const operation = {
    module: "employees",
    name: "numbers",
    method: "GET",
    path: "/secure/numbers",
    access: "approved",
    summary: "For this test",
    response: z.file(),
    file: "export",
  } as const;
  const options = { services, checkResponses: true, streams: openStreams() };
  serve(server, { operation, handle }, options);
  address = await server.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

test("a download is cut off once its reader loses access", async () => {
  const tenant = await newTenant();
  const reader = await tenant.newEmployee();
  const response = await fetch(`${address}/secure/numbers`, {
    headers: { authorization: `Bearer ${reader.token}` },
  });
  const parts = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await parts?.read())?.value).toMatch(/^1\r\n/);
  await tenant.inTenant((tx) =>
    tx
      .updateTable("employees")
      .set({ isActive: false })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", reader.employeeId)
      .execute(),
  );
  const readOn = async () => {
    for (;;) if ((await parts?.read())?.done) return;
  };
  await expect(readOn()).rejects.toThrow();
});
