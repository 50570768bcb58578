import { expect, test } from "vitest";
import { z } from "zod";
import { api, operations } from "./index.ts";
import type { NamedOperation } from "./operation.ts";

const addressOf = ({ method, path }: NamedOperation) => `${method} ${path}`;
const idOf = ({ module, name }: NamedOperation) => `${module}.${name}`;
const twins = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);

const documented = [
  ["POST /api/auth/login", "APIAUTH-06"],
  ["POST /api/auth/signup", "APIAUTH-07"],
  ["POST /api/auth/email-exists", "APIAUTH-08"],
  ["GET /api/auth/domain-name-exists/:domain", "APIAUTH-09"],
  ["POST /api/auth/recover-password", "APIAUTH-10"],
  ["POST /api/auth/reset-password", "APIAUTH-11"],
  ["GET /secure/tenant/get-tenant", "APITEN-01"],
  ["PUT /secure/tenant/update-tenant", "APITEN-02"],
  ["GET /secure/employee/current-employee", "APIEMP-01"],
  ["GET /secure/employee/full-profile", "APIEMP-02"],
  ["PUT /secure/employee/update-owner-on-registration", "APIEMP-03"],
  ["PUT /secure/employee/update-owner-on-profile", "APIEMP-04"],
  ["PUT /secure/employee/:id", "APIEMP-05"],
  ["PUT /secure/employee/:id/toggle-status", "APIEMP-11"],
  ["PUT /secure/employee/:id/approve-status", "APIEMP-12"],
  ["GET /secure/employee/all", "APIEMP-13"],
  ["GET /secure/employee/statistics", "APIEMP-14"],
  ["GET /secure/employee/detailed-info", "APIEMP-15"],
  ["GET /secure/employee/get-all-birthdays", "APIEMP-16, APIEMP-19"],
  ["POST /secure/employee/add", "APIEMP-17"],
  ["POST /secure/next-of-kin", "APINOK-01"],
  ["PUT /secure/next-of-kin/:id", "APINOK-02"],
  ["GET /secure/departments/get-all-departments", "APIDEP-01"],
  ["GET /secure/departments/get-department/:id", "APIDEP-02"],
  ["POST /secure/departments/create-department", "APIDEP-03"],
  ["PUT /secure/departments/update-department/:id", "APIDEP-04"],
  ["GET /secure/positions/get-all-positions", "APIPOS-01"],
  ["GET /secure/positions/get-position/:id", "APIPOS-02"],
  ["POST /secure/positions/create-position", "APIPOS-03"],
  ["PUT /secure/positions/update-position/:id", "APIPOS-04"],
  ["POST /secure/documents", "APIDOC-01"],
  ["POST /secure/storage/upload", "APIDOC-02"],
  ["PUT /secure/documents/:id", "APIDOC-04"],
  ["GET /secure/documents/employee/:id", "APIDOC-06"],
  ["GET /secure/storage/download", "APIDOC-07"],
  ["POST /secure/leave/initialize-leave", "APILEAVE-01"],
  ["GET /secure/leave/combined-leave-records", "APILEAVE-02"],
  ["GET /secure/leave/statistics", "APILEAVE-03"],
  ["POST /secure/leave/check-leave-dates", "APILEAVE-04"],
  ["POST /secure/leave/create-leave-request", "APILEAVE-05"],
  ["PUT /secure/leave/approve/:id", "APILEAVE-06"],
  ["PUT /secure/leave/reject/:id", "APILEAVE-07"],
  ["PUT /secure/leave/allocation/:id", "APILEAVE-08"],
  ["GET /secure/feedback/get-my-feedback", "APIFB-01"],
  ["GET /secure/feedback/get-sent-feedback", "APIFB-02"],
  ["POST /secure/feedback/mark-as-read/:id", "APIFB-03"],
  ["POST /secure/feedback/send-feedback", "APIFB-04"],
  ["GET /secure/notes/get-my-notes", "APINOTE-01"],
  ["POST /secure/notes/create-note", "APINOTE-02"],
  ["PUT /secure/notes/update-note/:id", "APINOTE-03"],
  ["DELETE /secure/notes/delete-note/:id", "APINOTE-04"],
  ["GET /secure/calendarEvents/get-all-calendar-events", "APICAL-01"],
  ["POST /secure/calendarEvents/create-calender-event", "APICAL-02"],
  ["PUT /secure/calendarEvents/update-work-event/:id", "APICAL-03"],
] as const;

test.each(documented)("the contract has %s [%s]", (address) => {
  expect(operations.map(addressOf)).toContain(address);
});

test("no two operations share a name or an address [APIAUTH-01]", () => {
  expect(twins(operations.map(idOf))).toEqual([]);
  expect(twins(operations.map(addressOf))).toEqual([]);
});

test("everything under /api is public, and everything else requires a sign-in [APIAUTH-03]", () => {
  for (const operation of operations)
    expect([idOf(operation), operation.access === "public"]).toEqual([
      idOf(operation),
      operation.path.startsWith("/api/"),
    ]);
});

test("every operation is named after its module and key", () => {
  const places = Object.entries(api).flatMap(([module, calls]) =>
    Object.keys(calls).map((name) => `${module}.${name}`),
  );
  expect(operations.map(idOf)).toEqual(places);
});

test("a path names exactly its params", () => {
  for (const { path, params } of operations) {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect([path, params instanceof z.ZodObject ? Object.keys(params.shape) : []]).toEqual([
      path,
      named,
    ]);
  }
});

test("only a secure POST creates, and only a GET is paged", () => {
  for (const operation of operations) {
    if (operation.creates) expect(addressOf(operation)).toMatch(/^POST \/secure/);
    if (operation.paged) {
      expect(operation.method).toBe("GET");
      expect(operation.response).toBeInstanceOf(z.ZodArray);
    }
  }
});

test("a list is sorted only by what its rows contain", () => {
  const sorted = operations.flatMap((operation) => {
    const { query, response } = operation;
    const sort = query instanceof z.ZodObject ? query.shape.sort : undefined;
    if (!operation.paged || !(sort instanceof z.ZodOptional)) return [];
    const { options = [] } = sort.unwrap() as { options?: string[] };
    const row = (response as z.ZodArray<z.ZodObject>).element.shape;
    const columns = [...new Set(options.map((option) => option.replace(/^-/, "")))];
    return [{ id: idOf(operation), columns, row }];
  });
  expect(sorted.filter(({ columns }) => columns.length > 0).length).toBeGreaterThan(6);
  for (const { id, columns, row } of sorted) {
    const inEmployee = row.employee instanceof z.ZodObject ? Object.keys(row.employee.shape) : [];
    const contained = new Set([...Object.keys(row), ...inEmployee]);
    expect([id, columns.filter((column) => !contained.has(column))]).toEqual([id, []]);
  }
});

test("only writing operations name the modules that they touch, each once", () => {
  const modules = Object.keys(api);
  for (const operation of operations) {
    const id = idOf(operation);
    const touched: readonly string[] | undefined = operation.touches;
    expect([id, touched !== undefined]).toEqual([id, operation.method !== "GET"]);
    expect([id, twins([...(touched ?? [])])]).toEqual([id, []]);
    for (const module of touched ?? []) expect(modules).toContain(module);
  }
});

test("an operation that changes a module's own reads touches that module", () => {
  for (const { module, name, touches = [] } of operations) {
    const isRead = operations.some((one) => one.module === module && one.method === "GET");
    if (touches.length > 0 && module !== "onboarding" && isRead)
      expect([name, touches]).toEqual([name, expect.arrayContaining([module])]);
  }
});

test("a write that touches employees also touches continuity", () => {
  const told = operations.filter(
    (operation: NamedOperation) =>
      operation.access !== "public" && operation.touches?.includes("employees"),
  );
  expect(told.length).toBeGreaterThan(50);
  for (const { module, name, touches = [] } of told)
    expect([module, name, touches]).toEqual([module, name, expect.arrayContaining(["continuity"])]);
});

test("a stream requires a sign-in and takes no input", () => {
  const streams = operations.filter(({ stream }) => stream);
  expect(streams.map(idOf)).toEqual(["notifications.stream"]);
  for (const { method, access, params, query, body } of streams)
    expect([method, access, params ?? query ?? body]).toEqual(["GET", "completing", undefined]);
});

test("a creation returns the id of the new record [APIAUTH-13]", () => {
  for (const { creates, response } of operations)
    if (creates) expect(response).toMatchObject({ shape: { id: expect.anything() } });
});

test("params, queries and bodies reject unknown keys", () => {
  for (const operation of operations)
    for (const schema of [operation.params, operation.query, operation.body])
      if (schema)
        expect(schema.safeParse({ tenant_id: 1 }).error?.issues).toContainEqual(
          expect.objectContaining({ code: "unrecognized_keys", keys: ["tenant_id"] }),
        );
});

test("every schema converts to an API page and a response serialiser", () => {
  for (const { params, query, body, response } of operations) {
    for (const schema of [params, query, body])
      if (schema) z.toJSONSchema(schema, { target: "openapi-3.0", io: "input" });
    z.toJSONSchema(response, { target: "openapi-3.0", io: "output" });
  }
});
