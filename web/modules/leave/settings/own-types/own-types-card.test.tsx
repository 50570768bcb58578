import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OwnGrant, OwnGrantTerms, OwnType } from "#contract/leave/own-types.ts";
import { reply, serve } from "#web/test/fake-server.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { blankGrant, type GrantForm, grantOf } from "./grant-form.ts";
import { grantSentence } from "./grant-text.ts";
import { OwnTypesCard } from "./own-types-card.tsx";

const given = { id: 1, from: "2026-01-01", recordedAt: "2026-01-01T08:00:00.000Z", lastDay: null };
const birthday: OwnGrant = { ...given, kind: "birthday", days: 1 };
const type: OwnType = {
  ...{ id: 7, name: "Birthday Leave", color: "pink", isPaid: true, needsBalance: true },
  ...{ hasHalfDays: true, askers: "everyone", departments: [], certificateAfterDays: null },
  ...{ isClosed: false, canAsk: true, grants: [birthday] },
};

test.each<[OwnGrant, string]>([
  [birthday, "1 day in the month of the birthday"],
  [
    { ...given, kind: "yearly", days: 2, yearDay: "03-01", usableMonths: 12 },
    "2 days each year from 1 March, for 12 months",
  ],
  [
    { ...given, kind: "service", days: 10, afterYears: 10, usableMonths: null },
    "10 days after 10 years of service",
  ],
])("a grant says how it gives days: %o", (grant, said) => {
  expect(grantSentence(grant)).toBe(said);
});

test("a refused new type shows why at its name and keeps it", async () => {
  const message = "Another type has this name";
  const calls = serve({
    "leave.ownTypes": () => [],
    "leave.addOwnType": () => reply(400, { message, fields: { name: message } }),
  });
  renderPage(<OwnTypesCard />);
  fireEvent.click(await screen.findByRole("button", { name: "Add Type" }));
  const name = await screen.findByRole("textbox", { name: /^Name/ });
  fireEvent.change(name, { target: { value: "Birthday Leave" } });
  fireEvent.click(screen.getAllByRole("button", { name: "Add Type" }).at(-1) as HTMLElement);
  await waitFor(() => expect(name.getAttribute("aria-invalid")).toBe("true"));
  expect((name as HTMLInputElement).value).toBe("Birthday Leave");
  expect(calls.find(({ id }) => id === "leave.addOwnType")?.body).toEqual({
    ...{ name: "Birthday Leave", color: "blue", isPaid: true, needsBalance: true },
    ...{ askers: "everyone", departmentIds: [], hasHalfDays: true, certificateAfterDays: null },
  });
});

test("the people whose birthday gives no days are named with links", async () => {
  const people = [{ id: 4, name: "Ben Adams" }];
  serve({
    "leave.ownTypes": () => [type],
    "leave.unknownBirthDates": () => ({ people, total: 3 }),
  });
  renderPage(<OwnTypesCard />);
  const note = await screen.findByText(/3 people get no days.*and 2 others/);
  expect(note.querySelector("a")?.getAttribute("href")).toMatch(/employee=4$/);
});

test("a type shows its grants and is closed with one press", async () => {
  const calls = serve({
    "leave.ownTypes": () => [type],
    "leave.unknownBirthDates": () => ({ people: [], total: 0 }),
    "leave.closeOwnType": () => ({ ok: true }),
  });
  renderPage(<OwnTypesCard />);
  expect(await screen.findByText(/^1 day in the month of the birthday/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Close: Birthday Leave" }));
  expect(await screen.findByText("Birthday Leave can no longer be asked for")).toBeTruthy();
  expect(calls.find(({ id }) => id === "leave.closeOwnType")?.body).toEqual({ isClosed: true });
});

const free: OwnType = { ...type, id: 8, name: "Moving", needsBalance: false, grants: [] };
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const enter = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole("textbox", { name }), { target: { value } });

test("a type is given days, and a refusal shows at its field", async () => {
  const message = "At least half a day";
  const calls = serve({
    "leave.ownTypes": () => [{ ...type, grants: [] }, free],
    "leave.addOwnGrant": () => reply(400, { message, fields: { "grant.days": message } }),
  });
  renderPage(<OwnTypesCard />);
  expect(await screen.findByText(/gives no days yet/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Give Days: Moving" })).toBeNull();
  await press("Give Days: Birthday Leave");
  await press("Give Days");
  expect(await screen.findByText(/Please enter days or half days/)).toBeTruthy();
  await enter(/^Days/, "2.5");
  await enter(/^First day/, "2026-02-01");
  await enter(/^Can be used for/, "6");
  await press("Give Days");
  expect(await screen.findAllByText(message)).toHaveLength(2);
  expect(calls.find(({ id }) => id === "leave.addOwnGrant")?.body).toEqual({
    ownTypeId: 7,
    grant: { kind: "yearly", days: 2.5, from: "2026-02-01", yearDay: "01-01", usableMonths: 6 },
  });
});

test("a grant is ended from a day on, and stays listed as an earlier rule", async () => {
  const ended = { ...birthday, id: 2, lastDay: "2026-03-31" };
  const calls = serve({
    "leave.ownTypes": () => [{ ...type, grants: [birthday, ended] }],
    "leave.unknownBirthDates": () => ({ people: [], total: 0 }),
    "leave.endOwnGrant": () => ({ ok: true }),
  });
  renderPage(<OwnTypesCard />);
  expect((await screen.findByText("1 earlier rule")).parentElement?.textContent).toContain(
    "nothing after",
  );
  await press("End: 1 day in the month of the birthday");
  await enter(/^Last day/, "2027-12-31");
  await press("End");
  expect(await screen.findByText("Ended. Days that have begun stay.")).toBeTruthy();
  expect(calls.find(({ id }) => id === "leave.endOwnGrant")?.body).toEqual({
    lastDay: "2027-12-31",
  });
});

test.each<[Partial<GrantForm>, OwnGrantTerms]>([
  [
    { kind: "dated", until: "2026-06-30" },
    { kind: "dated", days: 2, from: "2026-01-01", until: "2026-06-30" },
  ],
  [{ kind: "birthday" }, { kind: "birthday", days: 2, from: "2026-01-01" }],
  [
    { kind: "service", afterYears: 10, usableMonths: null },
    { kind: "service", days: 2, from: "2026-01-01", afterYears: 10, usableMonths: null },
  ],
])("a form with %o sends the fields of its kind alone", (given, grant) => {
  expect(grantOf({ ...blankGrant("2026-01-01"), days: 2, ...given })).toEqual(grant);
});

test.each([
  [
    { people: 12, days: 60, firstDay: "2027-06-01" },
    "12 people get 5 days each within a year, the first on 1 Jun 2027.",
  ],
  [
    { people: 2, days: 15, firstDay: "2027-06-01" },
    "2 people get 15 days within a year, the first on 1 Jun 2027.",
  ],
  [
    { people: 1, days: 5, firstDay: "2027-06-01" },
    "1 person gets 5 days within a year, from 1 Jun 2027.",
  ],
  [{ people: 0, days: 0, firstDay: null }, "This gives no days within a year."],
])("days to give are previewed: %o", async (found, said) => {
  const calls = serve({
    "leave.ownTypes": () => [type],
    "leave.unknownBirthDates": () => ({ people: [], total: 0 }),
    "leave.previewOwnGrant": () => found,
  });
  renderPage(<OwnTypesCard />);
  fireEvent.click(await screen.findByRole("button", { name: /^Give Days/ }));
  const previews = () => calls.filter(({ id }) => id === "leave.previewOwnGrant");
  const days = await screen.findByRole("textbox", { name: /^Days/ });
  expect(previews()).toEqual([]);
  fireEvent.change(days, { target: { value: "5" } });
  expect(await screen.findByText(said)).toBeDefined();
  expect(previews()[0]?.body).toMatchObject({ grant: { kind: "yearly", days: 5 } });
});
