import { describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { errorCodesOfKey } from "#contract/v1/operation.ts";
import { v1, v1Operations } from "#contract/v1/v1.ts";
import { giveNumbers } from "#server/test/api-events.ts";
import { callV1, newKey } from "#server/test/api-keys.ts";
import { app, call, newTenant } from "#server/test/world.ts";
import { exampleOf, openApiOfV1 } from "./open-api.ts";
import { examplePath } from "./page.ts";

const unescaped = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

test("the page has each operation with its scope, errors and example", async () => {
  const { statusCode, body } = await app.inject("/prod/docs/v1");
  expect(statusCode).toBe(200);
  const sections = body.split("<details id=").slice(1).map(unescaped);
  expect(sections.map((section) => section.split('"')[1])).toEqual(
    v1Operations.map(({ name }) => name),
  );
  for (const [n, operation] of v1Operations.entries()) {
    expect(sections[n]).toContain(`/prod${examplePath(operation)}"`);
    expect(sections[n]).toContain(JSON.stringify(exampleOf(operation).response, null, 2));
    for (const code of errorCodesOfKey(operation))
      expect(sections[n]).toContain(`<code>${code}</code>`);
  }
});

test("each page leads to the other, and every link on them to a target", async () => {
  const screens = (await app.inject("/prod/docs")).body;
  const { body } = await app.inject("/prod/docs/v1");
  expect(screens).toContain('href="/prod/docs/v1"');
  expect(body).toContain('href="/prod/docs"');
  const ids = new Set([...body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  for (const [, target] of body.matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(target);
  expect(body).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:|https?:\/\//);
});

test("the description is OpenAPI 3.1 and names every operation once", async () => {
  const described = (await app.inject("/prod/docs/v1/json")).json();
  expect(described).toEqual(JSON.parse(JSON.stringify(openApiOfV1(v1Operations, "/prod"))));
  expect(described.openapi).toBe("3.1.0");
  const names = Object.values<Record<string, { operationId: string }>>(described.paths).flatMap(
    (path) => Object.values(path).map(({ operationId }) => operationId),
  );
  expect(names.toSorted()).toEqual(Object.keys(v1).toSorted());
  for (const [path, { get }] of Object.entries<{
    get: { parameters: { in: string; name: string }[] };
  }>(described.paths)) {
    const inPath = get.parameters.filter((one) => one.in === "path").map(({ name }) => `{${name}}`);
    expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath);
  }
});

/** The names of fields, of a list's first row; what is null may be anything. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== "object" || value === null) return "value";
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, field]) => [name, shapeOf(field)]),
  );
}

/** A company with a row in every list. */
async function companyOfExamples() {
  const tenant = await newTenant();
  const { owner, newDepartment, newEmployee } = tenant;
  const departmentId = await newDepartment("Sales");
  const { secret } = await newKey(tenant);
  const clerk = await newEmployee({ departmentId, startDate: "2024-03-01" });
  const { body } = await call(owner, api.leave.book, {
    body: {
      ...{ employeeId: clerk.employeeId, leaveType: "UnpaidLeave", reason: "Rest" },
      ...{ startDate: "2026-07-06", endDate: "2026-07-10" },
    },
  });
  const weeks = [[240, 240, 240, 240, 240, 0, 0]];
  await call(owner, api.leave.addPattern, { body: { name: "Mornings", weeks } });
  await giveNumbers(tenant);
  return { secret, clerk, leaveId: body.id };
}

describe.each(v1Operations)("the example of $name", (operation) => {
  test("is a response of the contract", () => {
    const { response } = exampleOf(operation);
    expect(operation.response.parse(response)).toEqual(response);
  });

  test("runs, and its response has the same shape", async () => {
    const { secret, clerk, leaveId } = await companyOfExamples();
    const { params, query, response } = exampleOf(operation);
    const id = operation === v1.getLeaveRequest ? leaveId : clerk.employeeId;
    const input = { ...(params && { params: { id } }), ...(query && { query: { ...query } }) };
    const answer = await callV1(secret, operation, input);
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    expect(shapeOf(answer.body)).toEqual(shapeOf(response));
  });
});
