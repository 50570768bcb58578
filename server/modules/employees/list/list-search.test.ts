import fc from "fast-check";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { askedWords, wordsToRemember } from "#contract/rules/search.ts";
import { insertAssignments } from "#server/test/company/positions.ts";
import { call, newTenant } from "#server/test/world.ts";

const names = ["Thandi", "Thabo", "Zoë"];
const surnames = ["Botha", "van Wyk", "O'Brien"];
const titles = ["Nurse", "Night nurse", "Cook"];
const departments = ["Night care", "Kitchen"];
const beginnings = [
  "th",
  "thab",
  "b",
  "van",
  "zoe",
  "brien",
  "nur",
  "night",
  "co",
  "care",
  "kit",
  "x",
];

const one = <Value>(values: readonly Value[], n: number) => values[n % values.length] as Value;

/** A company with every name, title and department shared. */
async function company() {
  const tenant = await newTenant();
  const departmentIds: number[] = [];
  for (const department of departments) departmentIds.push(await tenant.newDepartment(department));
  const people: {
    id: number;
    text: string;
    role: string;
    departmentName: string;
    isActive: boolean;
  }[] = [];
  for (let n = 0; n < 12; n++) {
    const [name, surname] = [one(names, n), one(surnames, Math.floor(n / 2))];
    const employeeRole = one(["HR", "Employee"] as const, n);
    const hasPlace = n % 5 !== 0;
    const isActive = n % 4 !== 1;
    const positionTitle = one(titles, Math.floor(n / 3));
    const departmentId = one(departmentIds, n);
    const { employeeId } = await tenant.newEmployee({
      name,
      surname,
      employeeRole,
      isActive,
      email: `${n}@search.example`,
    });
    if (hasPlace)
      await tenant.inTenant((tx) =>
        insertAssignments(tx, [{ employeeId, departmentId, positionTitle }]),
      );
    const departmentName = hasPlace ? one(departments, n) : "";
    const place = hasPlace ? `${positionTitle} ${departmentName}` : "";
    people.push({
      id: employeeId,
      text: `${name} ${surname} ${place}`,
      role: employeeRole,
      departmentName,
      isActive,
    });
  }
  return { ...tenant, people, departmentIds };
}

const isFound = (text: string, search: string) =>
  askedWords(search).every((asked) => wordsToRemember(text).some((word) => word.startsWith(asked)));

test("each word searched begins a word of every employee found", async () => {
  const { people, departmentIds, newEmployee } = await company();
  const reader = await newEmployee({
    name: "Thandeka",
    surname: "Botha",
    employeeRole: "Executive",
  });
  const all = [
    ...people,
    {
      id: reader.employeeId,
      text: "Thandeka Botha",
      role: "Executive",
      departmentName: "",
      isActive: true,
    },
  ];
  const asked = fc.record({
    search: fc
      .array(fc.constantFrom(...beginnings), { minLength: 1, maxLength: 3 })
      .map((words) => words.join(" ")),
    role: fc.constantFrom("HR" as const, "Employee" as const, undefined),
    isActive: fc.constantFrom("true" as const, "false" as const, undefined),
    excludeSelf: fc.constantFrom("true" as const, "false" as const, undefined),
    department: fc.constantFrom(0, 1, undefined, undefined),
    sort: fc.constantFrom("lastName" as const, "-email" as const, "departmentTitle" as const),
    page: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ department, ...query }) => {
      const departmentId = department === undefined ? undefined : departmentIds[department];
      const { body, headers } = await call(reader, api.employees.all, {
        query: { ...query, pageSize: 4, departmentId },
      });
      const expected = all.filter(
        ({ id, text, role, departmentName, isActive }) =>
          isFound(text, query.search) &&
          (query.role === undefined || role === query.role) &&
          (query.isActive === undefined || isActive === (query.isActive === "true")) &&
          !(query.excludeSelf === "true" && id === reader.employeeId) &&
          (department === undefined || departmentName === departments[department]),
      );
      expect(headers["x-total-count"]).toBe(String(expected.length));
      expect(body).toHaveLength(Math.min(4, Math.max(0, expected.length - (query.page - 1) * 4)));
      const ids = expected.map(({ id }) => id);
      for (const { id } of body) expect(ids).toContain(id);
    }),
    { numRuns: 200 },
  );
});

test("a letter begins names, but is a whole word of titles", async () => {
  const { owner, newDepartment, newEmployee } = await newTenant();
  const [kitchen, shift] = [await newDepartment("Kitchen"), await newDepartment("Shift K")];
  const cook = await newEmployee({ name: "Thabo", surname: "Nel", departmentId: kitchen });
  const guard = await newEmployee({ name: "Thandi", surname: "Nel", departmentId: shift });
  const found = async (search: string) =>
    (await call(owner, api.employees.all, { query: { search, excludeSelf: "true" } })).body.map(
      ({ id }) => id,
    );
  expect(await found("k")).toEqual([guard.employeeId]);
  expect(await found("n k")).toEqual([guard.employeeId]);
  expect(await found("ki")).toEqual([cook.employeeId]);
});
