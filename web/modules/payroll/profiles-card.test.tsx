import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { PayrollProfile } from "#contract/payroll/profiles.ts";
import { failingOnce, reply, serve } from "#web/test/fake-server.ts";
import { renderPageAt } from "#web/test/render-page.tsx";
import { ProfilesCard } from "./profiles-card.tsx";

afterEach(() => vi.unstubAllGlobals());

const profile: PayrollProfile = {
  id: 7,
  name: "Wages",
  columns: [
    { column: "employeeNumber", heading: "Emp No" },
    { column: "leaveCode", heading: "Code" },
    { column: "days", heading: "Units" },
  ],
  typeCodes: [{ leaveType: "SickLeave", ownTypeId: null, code: "S" }],
  separator: "semicolon",
  decimal: "comma",
  dayStyle: "DD/MM/YYYY",
  lastUsedAt: null,
};
const sabbatical = {
  ...{ id: 3, name: "Sabbatical", color: "green", isPaid: true, needsBalance: false },
  ...{ hasHalfDays: true, askers: "everyone", departments: [], certificateAfterDays: null },
  ...{ isClosed: false, canAsk: true, grants: [] },
} as const;
const listOf = (...profiles: PayrollProfile[]) => ({ profiles, maxProfiles: 20 });
const ownTypes = () => [sabbatical] as never;
const press = (name: string | RegExp, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole("button", { name }));
const type = (label: string | RegExp, value: string, within_: HTMLElement) =>
  fireEvent.change(within(within_).getByLabelText(label), { target: { value } });
const dialogOf = (name: string) => screen.findByRole("dialog", { name });
const headingsIn = (form: HTMLElement) =>
  within(form)
    .getAllByLabelText(/^Heading of /)
    .map((input) => (input as HTMLInputElement).value);

test("a profile states its shape and its last use", async () => {
  const used = { ...profile, id: 8, name: "Bonus", lastUsedAt: "2026-06-18T08:00:00.000Z" };
  serve({ "leave.ownTypes": ownTypes, "payroll.listProfiles": () => listOf(profile, used) });
  renderPageAt("/", <ProfilesCard />);
  expect(await screen.findByText("There are 2 profiles.")).toBeTruthy();
  expect(
    screen.getAllByText("3 columns, semicolons, decimal comma, days as 31/03/2027."),
  ).toHaveLength(2);
  expect(screen.getByText("Not downloaded yet.")).toBeTruthy();
  expect(screen.getByText(/^Last downloaded .*2026/)).toBeTruthy();
});

test("a profile begins generic, is arranged, previewed and saved", async () => {
  let known = listOf();
  const calls = serve({
    "leave.ownTypes": ownTypes,
    "payroll.listProfiles": () => known,
    "payroll.previewProfile": () => ({
      ...{ headings: ["Emp No", "Units"], lines: [["E-1", "0.5"]], hasMore: true },
      gaps: { types: ["Sabbatical"], people: [{ id: 4, name: "Zoe Zulu" }], peopleCount: 12 },
    }),
    "payroll.saveProfile": () => {
      known = listOf(profile);
      return profile;
    },
  });
  renderPageAt("/", <ProfilesCard />);
  await screen.findByText("Your company has no profile. Payroll files have columns of their own.");
  press("Add a profile");
  const form = await dialogOf("Add a payroll profile");
  expect(headingsIn(form).slice(0, 4)).toEqual([
    ...["Employee Number", "First Name", "Last Name", "Leave Type"],
  ]);
  for (const column of ["First Name", "Last Name", "Paid", "Hours", "From", "To", "Kind"])
    press(`Leave out ${column}`, form);
  press("Move Days up", form);
  expect(within(form).getByText("Days is column 2 of 3")).toBeTruthy();
  type("Heading of Days", "", form);
  press("Save", form);
  expect(await within(form).findByText("Please enter a name")).toBeTruthy();
  expect(within(form).getByText("Please enter a heading for Days")).toBeTruthy();
  type("Heading of Days", "Units", form);
  type(/^Name/, "Wages", form);
  type("Sick Leave", "S", form);
  type("Sabbatical", "", form);
  type(/^From/, "2026-05-01", form);
  type(/^To/, "2026-05-31", form);
  press("Show the First Lines", form);
  expect(await within(form).findByRole("cell", { name: "0.5" })).toBeTruthy();
  expect(within(form).getByText("No code for Sabbatical.")).toBeTruthy();
  expect(within(form).getByText("Without an employee number: Zoe Zulu and 11 more.")).toBeTruthy();
  press("Save", form);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const format = {
    columns: [
      { column: "employeeNumber", heading: "Employee Number" },
      { column: "days", heading: "Units" },
      { column: "leaveCode", heading: "Leave Type" },
    ],
    ...{ separator: "comma", decimal: "point", dayStyle: "YYYY-MM-DD" },
  };
  const sent = calls.find(({ id }) => id === "payroll.saveProfile")?.body;
  expect(sent).toMatchObject({ ...format, name: "Wages" });
  expect(sent).not.toHaveProperty("id");
  const { typeCodes } = sent as PayrollProfile;
  expect(typeCodes).toContainEqual({ leaveType: "SickLeave", ownTypeId: null, code: "S" });
  expect(typeCodes.some(({ ownTypeId }) => ownTypeId !== null)).toBe(false);
  expect(calls.find(({ id }) => id === "payroll.previewProfile")?.body).toMatchObject({
    ...{ format, period: { from: "2026-05-01", to: "2026-05-31" } },
  });
  expect(await screen.findByText("There is one profile.")).toBeTruthy();
});

test("a changed profile keeps its codes, and a refusal shows at its field", async () => {
  let isRefused = true;
  const calls = serve({
    "leave.ownTypes": ownTypes,
    "payroll.listProfiles": () => listOf(profile),
    "payroll.saveProfile": () =>
      isRefused
        ? reply(400, { fields: { name: "Another profile has this name" } })
        : { ...profile, name: "Pay" },
  });
  renderPageAt("/", <ProfilesCard />);
  await screen.findByText("There is one profile.");
  press("Change Wages");
  const form = await dialogOf("Change Wages");
  expect(headingsIn(form)).toEqual(["Emp No", "Code", "Units"]);
  type(/^Name/, "Pay", form);
  type("Sabbatical", "SAB", form);
  press("Save", form);
  expect(await within(form).findByText("Another profile has this name")).toBeTruthy();
  isRefused = false;
  press("Save", form);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.findLast(({ id }) => id === "payroll.saveProfile")?.body).toMatchObject({
    ...{ id: 7, name: "Pay", separator: "semicolon" },
    typeCodes: [
      { leaveType: "SickLeave", ownTypeId: null, code: "S" },
      { leaveType: "OwnLeave", ownTypeId: 3, code: "SAB" },
    ],
  });
});

test("codes are asked for with their column alone", async () => {
  serve({ "leave.ownTypes": ownTypes, "payroll.listProfiles": () => listOf(profile) });
  renderPageAt("/", <ProfilesCard />);
  await screen.findByText("There is one profile.");
  press("Change Wages");
  const form = await dialogOf("Change Wages");
  expect(within(form).getByRole("group", { name: "Codes of leave types" })).toBeTruthy();
  press("Leave out Leave Code", form);
  expect(within(form).queryByRole("group", { name: "Codes of leave types" })).toBeNull();
});

test("a profile is removed after a question", async () => {
  let known = listOf(profile);
  serve({
    "leave.ownTypes": ownTypes,
    "payroll.listProfiles": () => known,
    "payroll.removeProfile": () => {
      known = listOf();
      return { ok: true };
    },
  });
  renderPageAt("/", <ProfilesCard />);
  await screen.findByRole("heading", { name: "Wages" });
  press("Remove Wages");
  press("Remove the profile", await screen.findByRole("alertdialog", { name: "Remove Wages?" }));
  expect(await screen.findByText(/^Your company has no profile\./)).toBeTruthy();
});

test("a list that fails to load says so and offers a retry", async () => {
  serve({ "leave.ownTypes": ownTypes, "payroll.listProfiles": failingOnce(listOf(profile)) });
  renderPageAt("/", <ProfilesCard />);
  await screen.findByText("The payroll profiles could not be loaded. Please try again.");
  press("Retry");
  expect(await screen.findByRole("heading", { name: "Wages" })).toBeTruthy();
});
