import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { insertEmployees } from "#server/test/company/people.ts";
import { insertAssignments } from "#server/test/company/positions.ts";
import { call, newTenant, renewStatistics } from "#server/test/world.ts";

const { all, getAllBirthdays } = api.employees;

async function company() {
  const tenant = await newTenant();
  const { newEmployee, newDepartment, owner } = tenant;
  const [sales, care] = [await newDepartment("sales"), await newDepartment("Care")];
  await newEmployee({ surname: "Zulu", departmentId: care });
  await newEmployee({ surname: "Adams", departmentId: sales, employeeRole: "HR" });
  await newEmployee({ surname: "Botha", departmentId: care, employeeRole: "HR" });
  await newEmployee({ surname: "Nkosi", employeeRole: "HR" });
  const names = async (query: object) =>
    (await call(owner, all, { query })).body.map(({ lastName }) => lastName);
  return { ...tenant, names };
}

test("employees without department or position sort last in either direction", async () => {
  const { names } = await company();
  const sorted = ["Zulu", "Botha", "Adams", "Khumalo", "Nkosi"];
  expect(await names({ sort: "departmentTitle" })).toEqual(sorted);
  expect(await names({ sort: "-departmentTitle" })).toEqual([
    "Adams",
    "Botha",
    "Zulu",
    "Nkosi",
    "Khumalo",
  ]);
  expect((await names({ sort: "positionTitle" })).slice(3)).toEqual(["Khumalo", "Nkosi"]);
  const pages = [1, 2, 3].map((page) => names({ sort: "departmentTitle", page, pageSize: 2 }));
  expect((await Promise.all(pages)).flat()).toEqual(sorted);
  expect(await names({ sort: "departmentTitle", role: "HR" })).toEqual(["Botha", "Adams", "Nkosi"]);
});

test("positions of the same title sort by their creation, on every page", async () => {
  const { owner, inTenant, newDepartment } = await newTenant();
  const departmentId = await newDepartment("Care");
  // Unlike the employees, whose ids must not decide.
  const places = [4, 1, 8, 0, 6, 3, 7, 2, 5];
  await inTenant(async (tx) => {
    const people = Array.from({ length: 9 }, (_, n) => ({
      surname: `Person ${n}`,
      email: `${n}@tie.example`,
    }));
    const ids = await insertEmployees(tx, people);
    await insertAssignments(
      tx,
      places.map((n) => ({
        employeeId: ids[n] ?? 0,
        departmentId,
        positionTitle: n < 2 ? "nurse" : "Nurse",
      })),
    );
  });
  const names = async (sort: "positionTitle" | "-positionTitle") => {
    const pages = [1, 2, 3, 4].map((page) =>
      call(owner, all, { query: { sort, page, pageSize: 3 } }),
    );
    return (await Promise.all(pages)).flatMap(({ body }) => body.map(({ lastName }) => lastName));
  };
  const byPosition = places.map((n) => `Person ${n}`);
  expect(await names("positionTitle")).toEqual([...byPosition, "Khumalo"]);
  expect(await names("-positionTitle")).toEqual([...byPosition.toReversed(), "Khumalo"]);
});

test("each word searched begins a word of name, position or department", async () => {
  const { names } = await company();
  expect(await names({ search: "care" })).toEqual(["Botha", "Zulu"]);
  expect(await names({ search: "bot clerk care" })).toEqual(["Botha"]);
  expect(await names({ search: "botha sales" })).toEqual([]);
  expect(await names({ search: "otha" })).toEqual([]);
});

test("a page deep in a long list keeps the order", async () => {
  const { inTenant, owner } = await newTenant();
  const name = (n: number) => `Person ${String(n).padStart(4, "0")}`;
  await inTenant((tx) =>
    insertEmployees(
      tx,
      Array.from({ length: 1_200 }, (_, n) => ({ surname: name(n), email: `${n}@long.example` })),
    ),
  );
  await renewStatistics();
  const page = async (query: object) => {
    const { body, headers } = await call(owner, all, { query: { pageSize: 100, ...query } });
    return { names: body.map(({ lastName }) => lastName), total: headers["x-total-count"] };
  };
  const people = { search: "person" };
  const last = await page({ ...people, page: 12 });
  expect(last).toEqual({
    names: Array.from({ length: 100 }, (_, n) => name(1_100 + n)),
    total: "1200",
  });
  expect((await page({ page: 13 })).names).toEqual([name(1_199)]);
  expect((await page({ page: 13, sort: "-lastName" })).names).toEqual(["Khumalo"]);
  expect((await page({ page: 14 })).names).toEqual([]);
});

test("birthdays come in pages, with their total [APIEMP-16]", async () => {
  const { inTenant, owner } = await newTenant();
  await inTenant((tx) =>
    insertEmployees(
      tx,
      Array.from({ length: 5 }, (_, n) => ({
        surname: `Person ${n}`,
        email: `${n}@birthday.example`,
        dateOfBirth: `199${n}-03-0${n + 1}`,
      })),
    ),
  );
  const { body, headers } = await call(owner, getAllBirthdays, { query: { page: 2, pageSize: 2 } });
  expect(body.map(({ lastName }) => lastName)).toEqual(["Person 2", "Person 3"]);
  expect(headers["x-total-count"]).toBe("5");
});
