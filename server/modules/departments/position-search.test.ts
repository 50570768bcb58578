import fc from "fast-check";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { askedWords, wordsToRemember } from "#contract/rules/search.ts";
import { call, newTenant } from "#server/test/world.ts";

/** In listed order. */
const titles = ["Cook", "Köchin", "Night nurse", "Nurse"];
const departments = ["Night care", "Kitchen"];
const holders = [
  { name: "Thandi", surname: "van Wyk" },
  { name: "Zoë", surname: "Cook" },
  undefined,
];
const beginnings = ["nur", "night", "co", "koch", "care", "kit", "th", "van", "zoe", "n", "x"];

/** A company with every title and department shared, and some vacancies. */
async function company() {
  const tenant = await newTenant();
  const departmentIds: number[] = [];
  for (const department of departments) departmentIds.push(await tenant.newDepartment(department));
  const positions: {
    id: number;
    title: string;
    text: string;
    isVacant: boolean;
    department: number;
  }[] = [];
  for (let n = 0; n < 24; n++) {
    const [title = "", department, holder] = [titles[n % 4], n % 3 === 0 ? 0 : 1, holders[n % 5]];
    const employee = holder && (await tenant.newEmployee(holder));
    const { body } = await call(tenant.owner, api.departments.createPosition, {
      body: {
        positionTitle: title,
        jobDescription: "What is to be done",
        departmentId: departmentIds[department] ?? 0,
        employeeId: employee?.employeeId,
      },
    });
    const text = `${title} ${departments[department]} ${holder ? `${holder.name} ${holder.surname}` : ""}`;
    positions.push({ id: body.id, title, text, isVacant: !holder, department });
  }
  return { owner: tenant.owner, positions, departmentIds };
}

const isFound = (text: string, search: string) =>
  askedWords(search).every((asked) => wordsToRemember(text).some((word) => word.startsWith(asked)));

test("each word searched begins a word of title, department or employee [APIPOS-01]", async () => {
  const { owner, positions, departmentIds } = await company();
  const asked = fc.record({
    search: fc
      .array(fc.constantFrom(...beginnings), { minLength: 1, maxLength: 3 })
      .map((words) => words.join(" ")),
    status: fc.constantFrom("available" as const, "filled" as const, undefined),
    department: fc.constantFrom(0, 1, undefined),
    isDescending: fc.boolean(),
    page: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ search, status, department, isDescending, page }) => {
      const { body, headers } = await call(owner, api.departments.getAllPositions, {
        query: {
          search,
          status,
          departmentId: department === undefined ? undefined : departmentIds[department],
          sort: isDescending ? "-positionTitle" : "positionTitle",
          page,
          pageSize: 4,
        },
      });
      const found = positions
        .filter(
          (one) =>
            isFound(one.text, search) &&
            (status === undefined || one.isVacant === (status === "available")) &&
            (department === undefined || one.department === department),
        )
        .sort((a, b) => titles.indexOf(a.title) - titles.indexOf(b.title) || a.id - b.id);
      expect(headers["x-total-count"]).toBe(String(found.length));
      const ids = (isDescending ? found.reverse() : found).map(({ id }) => id);
      expect(body.map(({ id }) => id)).toEqual(ids.slice((page - 1) * 4, page * 4));
    }),
    { numRuns: 80 },
  );
});
