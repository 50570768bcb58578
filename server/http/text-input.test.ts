import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import type { NamedOperation } from "#contract/operation.ts";
import { stringFields } from "#contract/test/string-fields.ts";
import { sized } from "#server/test/full-size.ts";
import { app, call, newTenant, type Person } from "#server/test/world.ts";

const fields = stringFields.map((field) => {
  const { operation, part, path } = field;
  return [`${operation.module}.${operation.name} ${part} ${path}`, field] as const;
});
/** An upload's bytes contain no lone surrogate. */
const inPart = (part: string) =>
  fields.filter(([, field]) => field.part === part && field.operation.file !== "upload");

const nested = (path: string, value: unknown): object =>
  path
    .split(".")
    .reduceRight<unknown>(
      (inner, key) => (key === "0" ? [inner] : { [key]: inner }),
      value,
    ) as object;

/** Every call below is refused in this company. */
const { owner } = await newTenant();

function idFor({ path, params }: NamedOperation) {
  if (path.includes("next-of-kin")) return 1;
  const { employeeId } = owner;
  return params?.safeParse({ id: employeeId }).success === false ? randomUUID() : employeeId;
}

test.each(inPart("body"))("%s refuses half of a character by its name", async (_, field) => {
  const { operation, path } = field;
  const { status, body } = await call(owner, operation, {
    params: { id: idFor(operation) },
    body: nested(path, "half \ud83d of a face"),
  });
  expect([status, body.code, body.fields]).toEqual([
    400,
    "invalid_request",
    expect.objectContaining({ [path]: expect.any(String) }),
  ]);
});

/** A lone surrogate's form in an address. */
const undecodable = "%ED%A0%BD";

test.each(inPart("query"))("%s refuses half of a character by its name", async (_, field) => {
  const { method, path } = field.operation;
  const answer = await app.inject({
    method,
    url: `/prod${path.replace(":id", String(owner.employeeId))}?${field.path}=${undecodable}`,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect([answer.statusCode, answer.json().fields]).toEqual([
    400,
    expect.objectContaining({ [field.path]: expect.any(String) }),
  ]);
});

test("an invalid domain is refused by name and is never free", async () => {
  const domains = ["/prod/api/auth/domain-name-exists/", "x".repeat(280)];
  const long = await app.inject({ method: "GET", url: domains.join("") });
  expect([long.statusCode, long.json().fields]).toEqual([400, { domain: expect.any(String) }]);
  const half = await app.inject({ method: "GET", url: `${domains[0]}${undecodable}` });
  expect([half.statusCode, half.json().code]).toEqual([400, "invalid_request"]);
});

test("a creation's key is plain ASCII or refused by name", async () => {
  const input = { body: { departmentName: "Sales" } };
  const headers = { "Idempotency-Key": "clé" };
  const { status, body } = await call(owner, api.departments.createDepartment, input, headers);
  expect([status, body.fields]).toEqual([400, { "Idempotency-Key": expect.any(String) }]);
});

test("a refusal names only some of very many unknown keys", async () => {
  const body = Object.fromEntries(
    Array.from({ length: 2_000 }, (_, n) => [`${n}${"x".repeat(150)}`, 1]),
  );
  const answer = await call(owner, api.tenant.updateTenant, { body: body as object });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields ?? {})).toHaveLength(20);
  expect(JSON.stringify(answer.body).length).toBeLessThan(4_000);
});

test.each([
  { unknown: 18, named: 19 },
  { unknown: 19, named: 20 },
  { unknown: 20, named: 20 },
])(
  "of one wrong field and $unknown unknown keys, a refusal names $named",
  async ({ unknown, named }) => {
    const keys = Array.from({ length: unknown }, (_, n) => [`unknown${n}`, 1]);
    const body = { email: "nobody", password: "x", ...Object.fromEntries(keys) };
    const answer = await call(null, api.auth.login, { body });
    expect(answer.status).toBe(400);
    const names = Object.keys(answer.body.fields ?? {});
    expect([names.length, names[0]]).toEqual([named, "email"]);
  },
);

const text = fc.string({ unit: "binary", minLength: 1, maxLength: 60 });
const lines = fc
  .tuple(text, fc.constantFrom("\n", "\r\n", "\t", "\u202b"), text)
  .map((parts) => parts.join(""));

/** Stores a text and reads it again. */
const roundTrips: [
  string,
  (owner: Person, one: string) => Promise<[status: number, read: unknown]>,
][] = [
  ["a company's name", (owner, tenantName) => viaTenant(owner, { tenantName })],
  ["an industry", (owner, industry) => viaTenant(owner, { industry })],
  ["an office address", (owner, officeAddress) => viaTenant(owner, { officeAddress })],
  ["a first name", (owner, name) => viaEmployee(owner, { name })],
  ["a surname", (owner, surname) => viaEmployee(owner, { surname })],
  ["an employee number", (owner, employeeNumber) => viaEmployee(owner, { employeeNumber })],
  ["a home address", (owner, homeAddress) => viaEmployee(owner, { homeAddress })],
  ["a department's description", viaDepartment],
  ["a position's title", viaPosition],
];

async function viaTenant(owner: Person, given: Record<string, string>) {
  const { status } = await call(owner, api.tenant.updateTenant, { body: given });
  const { body } = await call(owner, api.tenant.getTenant, {});
  return [status, Object.keys(given).map((key) => body[key as "tenantName"])[0]] as [
    number,
    unknown,
  ];
}

async function viaEmployee(owner: Person, given: Record<string, string>) {
  const params = { id: owner.employeeId };
  const { status } = await call(owner, api.employees.update, { params, body: given });
  const { body } = await call(owner, api.employees.currentEmployee, {});
  return [status, Object.keys(given).map((key) => body[key as "name"])[0]] as [number, unknown];
}

let count = 0;

async function viaDepartment(owner: Person, description: string): Promise<[number, unknown]> {
  const body = { departmentName: `Department ${count++}`, description };
  const created = await call(owner, api.departments.createDepartment, { body });
  const params = { id: created.body.id ?? 0 };
  const read = await call(owner, api.departments.getDepartment, { params });
  return [created.status, read.body.description];
}

async function viaPosition(owner: Person, positionTitle: string): Promise<[number, unknown]> {
  const { body: department } = await call(owner, api.departments.createDepartment, {
    body: { departmentName: `Department ${count++}` },
  });
  const created = await call(owner, api.departments.createPosition, {
    body: { positionTitle, jobDescription: "Works", departmentId: department.id },
  });
  const params = { id: created.body.id ?? 0 };
  const read = await call(owner, api.departments.getPosition, { params });
  return [created.status, read.body.positionTitle];
}

test.each(roundTrips)("%s is refused, or stored as it was given", async (_, store) => {
  const { owner } = await newTenant();
  await fc.assert(
    fc.asyncProperty(fc.oneof(text, lines), async (given) => {
      const [status, read] = await store(owner, given);
      if (status >= 400) expect(status).toBe(400);
      else expect(read).toBe(given.trim());
    }),
    {
      numRuns: sized({ small: 15, full: 40 }),
      examples: [["👩‍👩‍👧 \u200d"], ["e\u0301"], ["\ufffd"], ["\u{10ffff}a"], ["-- '\\"]],
    },
  );
});
