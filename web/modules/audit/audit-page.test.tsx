import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { AuditEntry } from "#contract/audit.ts";
import { failingOnce, reply, serve } from "#web/test/fake-server.ts";
import { renderPageAt } from "#web/test/render-page.tsx";
import { AuditCard } from "./audit-card.tsx";
import { AuditPage } from "./audit-page.tsx";

const entry = (id: number, differing: Partial<AuditEntry> = {}): AuditEntry => ({
  key: `2026-06-17T08:00:00.000000Z_security_${id}_0_`,
  source: "security",
  id,
  kind: "sign_in_succeeded",
  at: "2026-06-17T08:00:00.000Z",
  isWholeDay: false,
  by: { id: 7, name: "Anna Dube" },
  byOperator: false,
  subject: null,
  address: "192.0.2.7",
  device: "Firefox",
  details: [],
  ...differing,
});
const page = (entries: AuditEntry[], hasMore = false) => ({
  ...{ entries, hasMore, from: "2026-03-20", to: "2026-06-17" },
});
const sipho = { id: 9, name: "Sipho", surname: "Mokoena", email: "sipho@protea.co.za" };
const failed = entry(3, {
  kind: "sign_in_failed",
  by: null,
  subject: { kind: "employee", id: 7, name: "Anna Dube" },
  details: [
    { name: "count", value: "4" },
    { name: "reason", value: "wrong_password" },
  ],
});

test("an entry says what happened, how often, its author and why", async () => {
  serve({ "audit.listAudit": () => page([failed]) });
  renderPageAt("/", <AuditPage />);
  const row = (await screen.findByText("Sign-in failed (4)")).closest("tr") as HTMLElement;
  for (const text of ["Not signed in", "Anna Dube", "Wrong password", "192.0.2.7", "Firefox"])
    expect(within(row).getByText(text)).toBeTruthy();
});

test("the refusal of an API key names the key, its reason and another system", async () => {
  const details = [
    { name: "key", value: "Payroll sync" },
    { name: "keyId", value: "12" },
    { name: "reason", value: "key_revoked" },
  ];
  serve({ "audit.listAudit": () => page([entry(4, { kind: "key_refused", by: null, details })]) });
  renderPageAt("/", <AuditPage />);
  const row = (await screen.findByText("API key refused")).closest("tr") as HTMLElement;
  for (const text of ["Another system", "Payroll sync, The key is revoked"])
    expect(within(row).getByText(text)).toBeTruthy();
});

test("a stopped webhook is named with its server, by the product", async () => {
  const details = [
    { name: "failures", value: "20" },
    { name: "hook", value: "Calendar sync" },
    { name: "host", value: "example.com" },
  ];
  serve({ "audit.listAudit": () => page([entry(5, { kind: "hook_stopped", by: null, details })]) });
  renderPageAt("/", <AuditPage />);
  const row = (await screen.findByText("Webhook stopped")).closest("tr") as HTMLElement;
  for (const text of ["Baton HR", "Calendar sync"])
    expect(within(row).getByText(text)).toBeTruthy();
});

test("older entries follow those already shown", async () => {
  const pages = [
    page([entry(2, { kind: "signed_out" })], true),
    page([entry(1, { kind: "password_changed" })]),
  ];
  serve({ "audit.listAudit": () => pages.shift() ?? page([]) });
  renderPageAt("/", <AuditPage />);
  await screen.findByText("Signed out");
  fireEvent.click(screen.getByRole("button", { name: "Older entries" }));
  await screen.findByText("Password changed");
  expect(screen.getByText("Signed out")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Older entries" })).toBeNull();
  expect(screen.getByText(/^2 entries from /)).toBeTruthy();
});

test("a log that fails to load says so and offers a retry", async () => {
  serve({ "audit.listAudit": failingOnce(page([])) });
  renderPageAt("/", <AuditPage />);
  await screen.findByText("The audit log could not be loaded. Please try again.");
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("No entries")).toBeTruthy();
});

test("an entry opens with its details and narrows the log to its person", async () => {
  const calls = serve({ "audit.listAudit": () => page([failed]) });
  renderPageAt("/", <AuditPage />);
  fireEvent.click(await screen.findByText("Sign-in failed (4)"));
  const dialog = await screen.findByRole("dialog", { name: "Sign-in failed (4)" });
  expect(within(dialog).getByText("How often within the hour")).toBeTruthy();
  fireEvent.click(within(dialog).getByRole("button", { name: "Only entries with Anna Dube" }));
  await waitFor(() => expect(calls.length).toBeGreaterThan(1));
  const person = screen.getByRole<HTMLInputElement>("combobox", { name: "Person" });
  await waitFor(() => expect(person.value).toBe("Anna Dube"));
});

test("a person found by typing narrows the log, and clearing them widens it", async () => {
  serve({
    "audit.listAudit": () => page([failed]),
    "employees.all": () => reply(200, [sipho]),
  });
  const asking = vi.spyOn(globalThis, "fetch");
  const addresses = () => asking.mock.calls.map(([address]) => String(address));
  renderPageAt("/", <AuditPage />);
  const person = await screen.findByRole<HTMLInputElement>("combobox", { name: "Person" });
  await userEvent.type(person, "si");
  await waitFor(() => expect(addresses()).toContainEqual(expect.stringMatching(/search=si/)));
  await userEvent.click(await screen.findByRole("option", { name: "Sipho Mokoena" }));
  await waitFor(() => expect(addresses().at(-1)).toMatch(/audit.*personId=9(&|$)/));
  expect(person.value).toBe("Sipho Mokoena");
  await userEvent.click(screen.getByRole("button", { name: "Anyone" }));
  await waitFor(() => expect(person.value).toBe(""));
});

test.each([
  ["of a company without an event", [], "Recording. Nothing has happened yet."],
  ["with its newest entry", [failed], /^Recording\. The newest entry is of .*2026/],
])("the card %s states that the log is recorded", async (_, entries, state) => {
  serve({ "audit.listAudit": () => page(entries) });
  renderPageAt("/", <AuditCard />);
  expect(await screen.findByText(state)).toBeTruthy();
});
