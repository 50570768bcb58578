import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { companyOfReaders } from "#server/test/notes.ts";
import { call } from "#server/test/world.ts";

/** A clerk whose own manager is then deactivated, with a planned successor. */
async function clerkOfDeactivated() {
  const company = await companyOfReaders();
  const { owner, clerk, follower, director } = company;
  const set = (managerId: number) => ({ leads: "manager" as const, managerId });
  await call(owner, api.continuity.setLines, {
    body: {
      people: [{ employeeId: clerk.employeeId, ...set(follower.employeeId) }],
      from: "2026-01-05",
      reason: "A project",
    },
  });
  await call(owner, api.employees.toggleStatus, {
    params: { id: follower.employeeId },
    query: { activate: "false" },
    body: { leadsNext: set(director.employeeId) },
  });
  const rename = (name: string, surname: string) =>
    call(owner, api.employees.update, {
      params: { id: follower.employeeId },
      body: { name, surname },
    });
  const history = async (search?: string) => {
    const query = search === undefined ? {} : { search };
    const params = { id: clerk.employeeId };
    return (await call(owner, api.employees.history, { params, query })).body;
  };
  return { ...company, rename, history };
}

test("a reason names a person as they are called today", async () => {
  const { owner, clerk, follower, rename, history, storyOf } = await clerkOfDeactivated();
  await rename("Ilse", "Vermeulen");
  const values = { manager: follower.employeeId };
  const kept = (await storyOf(clerk)).findLast(({ kind }) => kind === "manager_changed");
  expect(kept?.reason).toEqual({ by: "product", code: "managerDeactivated", values });
  const shown = {
    by: "product",
    code: "managerDeactivated",
    values: { manager: { id: follower.employeeId, name: "Ilse Vermeulen" } },
  };
  const [entry] = (await history()).filter(({ kind }) => kind === "manager_changed");
  expect(entry?.reason).toEqual(shown);
  const params = { id: clerk.employeeId };
  const { body } = await call(owner, api.continuity.lines, { params });
  expect(body.map(({ reason }) => reason)).toEqual([shown, { by: "person", text: "A project" }]);
});

test("an entry is found by its reason and the name in it", async () => {
  const { rename, history } = await clerkOfDeactivated();
  await rename("Ilse", "Vermeulen");
  const found = async (search: string) => (await history(search)).map(({ kind }) => kind);
  expect(await found("vermeulen was deactivated")).toEqual(["handover_opened", "manager_changed"]);
  expect(await found("A project")).toContain("manager_changed");
  expect(await found("managerDeactivated")).toEqual([]);
});
