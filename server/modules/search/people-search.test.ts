import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { dayOf, defaultTimeZone } from "#server/company-day.ts";
import {
  call,
  type EmployeeOptions,
  newTenant,
  type Person,
  type TestTenant,
} from "#server/test/world.ts";

type Reader = Pick<Person, "token">;

/** Renamed by the owner, as search words are written with the record. */
async function named(
  { owner, newEmployee }: TestTenant,
  [name, surname]: readonly [string, string],
  options: EmployeeOptions = {},
): Promise<Person> {
  const person = await newEmployee(options);
  const params = { id: person.employeeId };
  await call(owner, api.employees.update, { params, body: { name, surname } });
  return person;
}

test("people are looked up by id only as far as the reader may see them", async () => {
  const tenant = await newTenant();
  const head = await named(tenant, ["Hanna", "Botha"]);
  const departmentId = await tenant.newDepartment("Kitchen", head.employeeId);
  const cook = await named(tenant, ["Thabo", "Mokoena"], { departmentId });
  const gone = await named(tenant, ["Farai", "Zulu"], { departmentId, isActive: false });
  const colleague = await named(tenant, ["Zanele", "Nkosi"]);
  const stranger = (await newTenant()).owner;
  const ids = [gone, cook, colleague].map(({ employeeId }) => employeeId);
  const seen = async (as: Reader) => {
    const { status, body } = await call(as, api.search.people, { query: { ids: ids.join(",") } });
    expect(status).toBe(200);
    return body.map((one) => [one.name, one.isPageOpen, one.isLeaveOpen]);
  };
  expect(await seen(tenant.owner)).toEqual([
    ["Farai Zulu", true, true],
    ["Thabo Mokoena", true, true],
    ["Zanele Nkosi", true, true],
  ]);
  expect(await seen(head)).toEqual([
    ["Farai Zulu", true, true],
    ["Thabo Mokoena", true, true],
    ["Zanele Nkosi", false, false],
  ]);
  expect(await seen(colleague)).toEqual([
    ["Thabo Mokoena", false, false],
    ["Zanele Nkosi", true, true],
  ]);
  expect(await seen(stranger)).toEqual([]);
  const refused = async (query: { ids: string }) =>
    (await call(tenant.owner, api.search.people, { query })).status;
  for (const wrong of ["", "1,", "x", Array.from({ length: 11 }, (_, n) => n + 1).join(",")])
    expect(await refused({ ids: wrong })).toBe(400);
  expect((await call(null, api.search.people, { query: { ids: "1" } })).status).toBe(401);
});

test("a stand-in finds whose leave they decide on, not their pages", async () => {
  const tenant = await newTenant();
  const head = await named(tenant, ["Hanna", "Botha"]);
  const standIn = await named(tenant, ["Sizwe", "Cele"]);
  const departmentId = await tenant.newDepartment("Kitchen", head.employeeId);
  await named(tenant, ["Thabo", "Mokoena"], { departmentId });
  const openTo = async (as: Person) => {
    const { body } = await call(as, api.search.find, { query: { query: "thabo" } });
    return body.people.items.map(({ isPageOpen, isLeaveOpen }) => [isPageOpen, isLeaveOpen]);
  };
  expect(await openTo(standIn)).toEqual([[false, false]]);
  const today = dayOf(new Date(), defaultTimeZone);
  const body = {
    managerId: head.employeeId,
    standInId: standIn.employeeId,
    from: today,
    to: today,
  };
  expect((await call(head, api.continuity.nameStandIn, { body })).status).toBe(201);
  expect(await openTo(standIn)).toEqual([[false, true]]);
});

test("a search without results names the most similar people of the company", async () => {
  const tenant = await newTenant();
  await named(tenant, ["Tshepo", "Molefe"]);
  await named(tenant, ["Ayanda", "Zulu"]);
  const staff = await named(tenant, ["Zanele", "Nkosi"]);
  const nearTo = async (as: Reader, query: string) =>
    (await call(as, api.search.find, { query: { query } })).body.nearest.map(({ name }) => name);
  for (const typed of ["tsehpo", "tshepi", "molefee", "tsehpo molefe", "molefe production"])
    expect([typed, await nearTo(staff, typed)]).toEqual([typed, ["Tshepo Molefe"]]);
  for (const typed of ["tshepo", "molefe", "xq", "qwertyuiop"])
    expect([typed, await nearTo(staff, typed)]).toEqual([typed, []]);
  expect(await nearTo(staff, "zulu production")).toEqual(["Ayanda Zulu"]);
  expect(await nearTo((await newTenant()).owner, "tsehpo")).toEqual([]);
});
