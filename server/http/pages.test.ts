import { expect, test } from "vitest";
import { maxPageSize } from "#contract/common.ts";
import { api } from "#contract/index.ts";
import { app, call, newTenant, type TestTenant } from "#server/test/world.ts";

const { all } = api.employees;

/** An owner and this many others. */
async function companyOf(others: number) {
  const tenant = await newTenant();
  await insertEmployees(tenant, others);
  return tenant;
}

const insertEmployees = ({ tenantId, inTenant }: TestTenant, count: number) =>
  inTenant((tx) =>
    tx
      .insertInto("employees")
      .values(
        Array.from({ length: count }, (_, n) => ({
          tenantId,
          name: `Thabo ${n}`,
          surname: "Mokoena",
          email: `${n}@example.com`,
          employeeRole: "Employee" as const,
          isActive: n % 2 === 0,
        })),
      )
      .execute(),
  );

test("a call without a page gets the first 2,000 rows (AMB-212)", async () => {
  const { owner } = await companyOf(maxPageSize + 3);
  const first = await call(owner, all, { query: {} });
  expect(first.body).toHaveLength(maxPageSize);
  expect(first.headers["x-total-count"]).toBe(String(maxPageSize + 4));
  expect(first.headers.link).toBe(
    `</prod/secure/employee/all?page=2&pageSize=${maxPageSize}>; rel="next"`,
  );
  const next = String(first.headers.link).match(/<(.*)>/)?.[1] ?? "";
  const headers = { authorization: `Bearer ${owner.token}` };
  const rest = await app.inject({ method: "GET", url: next, headers });
  expect(rest.json()).toHaveLength(4);
  expect(rest.headers.link).toBeUndefined();
  const ids = [...first.body, ...rest.json()].map(({ id }) => id);
  expect(new Set(ids).size).toBe(maxPageSize + 4);
});

test("a call gets its page, and the next link repeats its query", async () => {
  const { owner } = await companyOf(120);
  const page = await call(owner, all, { query: { page: 2, isActive: "true", search: "Mo ko&" } });
  expect(page.headers.link).toBeUndefined();
  const sized = await call(owner, all, {
    query: { pageSize: 10, isActive: "true", sort: "-email" },
  });
  expect(sized.body).toHaveLength(10);
  expect(sized.headers.link).toBe(
    '</prod/secure/employee/all?pageSize=10&isActive=true&sort=-email&page=2>; rel="next"',
  );
  const second = await call(owner, all, { query: { page: 2 } });
  expect(second.body).toHaveLength(50);
  expect(second.headers.link).toContain("page=3&pageSize=50");
  const last = await call(owner, all, { query: { page: 3 } });
  expect([last.body.length, last.headers.link]).toEqual([21, undefined]);
});

test("an empty list has a total of zero and no next page", async () => {
  const { owner } = await companyOf(1);
  const { headers, body } = await call(owner, all, { query: { search: "nobody" } });
  expect([body, headers["x-total-count"], headers.link]).toEqual([[], "0", undefined]);
});

test("a page is at most as long as a response", async () => {
  const { owner } = await companyOf(1);
  const sizes = [maxPageSize, maxPageSize + 1, 0];
  const statuses = sizes.map(
    async (pageSize) => (await call(owner, all, { query: { pageSize } })).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 400, 400]);
});
