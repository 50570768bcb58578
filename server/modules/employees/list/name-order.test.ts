import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { insertEmployees } from "#server/test/company/people.ts";
import { today } from "#server/test/today.ts";
import { app, call, newTenant, renewStatistics, type TestTenant } from "#server/test/world.ts";

/** First name and surname, in the order of a dictionary. */
const inOrder = [
  ["Zoë", "Äpfel"],
  ["Anna", "botha"],
  ["Zandile", "De"],
  ["Anna", "De Beer"],
  ["Ana", "Łukasz"],
  ["Adam", "Müller"],
  ["Bea", "Muller"],
  ["Ýr", "Müller"],
  ["Anna", "Oaks"],
  ["Anna", "Ödegård"],
  ["Anna", "Óscar"],
  ["Anna", "Ṣóyínká"],
  ["Anna", "Zulu"],
] as const;

async function company() {
  const tenant = await newTenant();
  await tenant.inTenant((tx) =>
    insertEmployees(
      tx,
      inOrder.toReversed().map(([name, surname], n) => ({
        name,
        surname,
        email: `${n}@dictionary.example`,
        dateOfBirth: `1990-${today.slice(5)}`,
      })),
    ),
  );
  return tenant;
}

const expected = inOrder.map(([name, surname]) => `${name} ${surname}`);
const pagesOf = async (read: (page: number) => Promise<string[]>, count = 4) =>
  (await Promise.all(Array.from({ length: count }, (_, n) => read(n + 1)))).flat();
const nameIn = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

const lists: Record<string, (tenant: TestTenant) => Promise<string[]>> = {
  users: ({ owner }) =>
    pagesOf(async (page) => {
      const query = { page, pageSize: 4, excludeSelf: "true", sort: "lastName" } as const;
      return (await call(owner, api.employees.all, { query })).body.map(nameIn);
    }),
  "users backwards": async ({ owner }) => {
    const backwards = await pagesOf(async (page) => {
      const query = { page, pageSize: 4, excludeSelf: "true", sort: "-lastName" } as const;
      return (await call(owner, api.employees.all, { query })).body.map(nameIn);
    });
    return backwards.toReversed();
  },
  birthdays: ({ owner }) =>
    pagesOf(async (page) => {
      const query = { page, pageSize: 4 };
      return (await call(owner, api.employees.getAllBirthdays, { query })).body.map(nameIn);
    }),
  planner: async ({ owner }) => {
    const { body } = await call(owner, api.leave.planner, { query: {} });
    return body.people.flatMap(({ name }) => (name === "Naledi Khumalo" ? [] : [name]));
  },
};

test.each(Object.keys(lists))(
  "%s are in the order of a dictionary by surname, on every page",
  async (list) => {
    expect(await lists[list]?.(await company())).toEqual(expected);
  },
);

test("a file continues in the same order after its first part", async () => {
  const { inTenant, owner } = await newTenant();
  const surnames = Array.from(
    { length: 1_100 },
    (_, n) => `${"AÁBbÉe"[Math.floor(n / 200)]}${String(n).padStart(4, "0")}`,
  );
  await inTenant((tx) =>
    insertEmployees(
      tx,
      surnames.toReversed().map((surname) => ({ surname, email: `${surname}@long.example` })),
    ),
  );
  await renewStatistics();
  const { body } = await app.inject({
    method: "GET",
    url: `/prod${api.employees.exportList.path}?excludeSelf=true`,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const listed = body
    .trim()
    .split("\r\n")
    .slice(1)
    .map((row) => row.split(",")[2]);
  const base = (surname: string) =>
    surname
      .normalize("NFD")
      .replace(/\u0301/, "")
      .toLowerCase();
  expect(listed).toEqual(surnames.toSorted((a, b) => (base(a) < base(b) ? -1 : 1)));
});

test("departments and positions are in the order of a dictionary", async () => {
  const { owner, newDepartment } = await newTenant();
  const names = ["Ébène", "Accounts", "Zebra", "eagle", "Öl"];
  for (const name of names) {
    const departmentId = await newDepartment(name);
    const position = { positionTitle: `${name} clerk`, jobDescription: "-", departmentId };
    await call(owner, api.departments.createPosition, { body: position });
  }
  const sorted = ["Accounts", "eagle", "Ébène", "Öl", "Zebra"];
  const pages = [1, 2, 3].map((page) => ({ query: { page, pageSize: 2 } }));
  const departments = await Promise.all(
    pages.map((page) => call(owner, api.departments.getAllDepartments, page)),
  );
  expect(departments.flatMap(({ body }) => body.map((one) => one.departmentName))).toEqual(sorted);
  const positions = await Promise.all(
    pages.map((page) => call(owner, api.departments.getAllPositions, page)),
  );
  expect(positions.flatMap(({ body }) => body.map((one) => one.positionTitle))).toEqual(
    sorted.map((name) => `${name} clerk`),
  );
});

test("people found equally well are in order of surname", async () => {
  const { owner, newEmployee } = await newTenant();
  for (const surname of ["Zulu", "Óscar", "Botha"])
    await call(owner, api.employees.update, {
      params: { id: (await newEmployee({ name: "Thabo" })).employeeId },
      body: { lastName: surname },
    });
  const { body } = await call(owner, api.search.find, { query: { query: "thabo" } });
  expect(JSON.stringify(body).match(/Botha|Óscar|Zulu/g)).toEqual(["Botha", "Óscar", "Zulu"]);
});
