import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OwnGrant, OwnType } from "#contract/leave/own-types.ts";
import { reply, serve } from "#web/test/fake-server.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { OwnTypesCard } from "./own-types-card.tsx";
import { grantSentence } from "./own-types-text.ts";

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

test("a type shows its grants and is closed with one press", async () => {
  const calls = serve({
    "leave.ownTypes": () => [type],
    "leave.closeOwnType": () => ({ ok: true }),
  });
  renderPage(<OwnTypesCard />);
  expect(await screen.findByText("1 day in the month of the birthday")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Close: Birthday Leave" }));
  expect(await screen.findByText("Birthday Leave can no longer be asked for")).toBeTruthy();
  expect(calls.find(({ id }) => id === "leave.closeOwnType")?.body).toEqual({ isClosed: true });
});
