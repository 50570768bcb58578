import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { PayrollProfile } from "#contract/payroll/profiles.ts";
import { failingOnce, reply, serve } from "#web/test/fake-server.ts";
import { renderPageAt } from "#web/test/render-page.tsx";
import { PayrollCard } from "./payroll-card.tsx";

afterEach(() => vi.unstubAllGlobals());

const profileOf = (id: number, name: string, lastUsedAt: string | null): PayrollProfile => ({
  ...{ id, name, lastUsedAt, separator: "comma", decimal: "point", dayStyle: "YYYY-MM-DD" },
  columns: [{ column: "days", heading: "Days" }],
  typeCodes: [],
});
const profiles = [
  profileOf(1, "Bonus", null),
  profileOf(2, "Old", "2026-01-01T08:00:00.000Z"),
  profileOf(3, "Wages", "2026-03-01T08:00:00.000Z"),
];
const listPeriods = () => [] as never;
const taken = () => screen.findByRole("region", { name: "Leave taken" });

test("the profile that last wrote a file is chosen first", async () => {
  serve({
    "payroll.listPeriods": listPeriods,
    "payroll.listProfiles": () => ({ profiles, maxProfiles: 20 }),
  });
  renderPageAt("/", <PayrollCard />);
  const chosen = within(await taken()).getByRole("combobox", { name: "Profile" });
  expect(chosen.textContent).toContain("Wages");
});

test("a company without profiles is not asked for one", async () => {
  serve({
    "payroll.listPeriods": listPeriods,
    "payroll.listProfiles": () => ({ profiles: [], maxProfiles: 20 }),
  });
  renderPageAt("/", <PayrollCard />);
  expect(within(await taken()).queryByRole("combobox")).toBeNull();
});

test("a refused file names what is missing at the profile", async () => {
  const refusal = "The profile has no code for Unpaid Leave.";
  serve({
    "payroll.listPeriods": listPeriods,
    "payroll.listProfiles": () => ({ profiles, maxProfiles: 20 }),
    "payroll.exportLeave": () => reply(400, { fields: { profileId: refusal } }) as never,
  });
  renderPageAt("/", <PayrollCard />);
  fireEvent.click(within(await taken()).getByRole("button", { name: "Download leave taken" }));
  expect(await within(await taken()).findByText(refusal)).toBeTruthy();
});

test("profiles that fail to load are asked for again", async () => {
  serve({
    "payroll.listPeriods": listPeriods,
    "payroll.listProfiles": failingOnce({ profiles, maxProfiles: 20 }),
  });
  renderPageAt("/", <PayrollCard />);
  await screen.findByText("The payroll profiles could not be loaded. Please try again.");
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await taken()).toBeTruthy();
});

test("joiners, movers and leavers are asked for by their period", async () => {
  const asked: string[] = [];
  serve({
    "payroll.listPeriods": listPeriods,
    "payroll.listProfiles": () => ({ profiles, maxProfiles: 20 }),
    "payroll.exportChanges": () => reply(403, { message: "Not now" }) as never,
  });
  const served = fetch;
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    if (address.includes("changes-export")) asked.push(address);
    return served(address, init);
  });
  renderPageAt("/", <PayrollCard />);
  await userEvent.click(
    await screen.findByRole("button", { name: "Download joiners, movers and leavers" }),
  );
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatch(/\?from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d$/);
});
