import { fireEvent, screen, within } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import type { LeaveSummary, OwnLeaveUse } from "#contract/leave/leave.ts";
import type { OwnBalance } from "#contract/leave/requests/own-leave.ts";
import { reply, serve } from "#web/test/fake-server.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { BalanceCards } from "./balance-cards.tsx";
import { BalanceLinks } from "./balance-links.tsx";
import { balancesOf, noUse } from "./leave-balances.ts";

const volunteering: OwnLeaveUse = {
  ...{ ...noUse, total: 2, used: 0.5, pending: 1, remaining: 1.5, percentage: 25 },
  type: { id: 7, name: "Volunteering", color: "green" },
  ...{ needsBalance: true, lacksBirthDate: false },
};
const moving: OwnLeaveUse = {
  ...{ ...noUse, used: 2 },
  type: { id: 8, name: "Moving", color: "teal" },
  ...{ needsBalance: false, lacksBirthDate: false },
};
const birthday: OwnLeaveUse = {
  ...{ ...noUse, type: { id: 9, name: "Birthday Leave", color: "pink" } },
  ...{ needsBalance: true, lacksBirthDate: true },
};
const own = [volunteering, moving, birthday];

const serveReader = () =>
  serve({
    "employees.currentEmployee": () => reply(200, { id: 1, tenantId: "t", timeZone: "UTC" }),
    "tenant.getTenant": () => reply(200, { offersStudyLeave: false, offersTimeInLieu: false }),
  });

test("an own type has a card with its numbers, and a link to its statement", async () => {
  serveReader();
  renderPage(<BalanceCards balances={balancesOf(undefined)} own={own} />);
  const link = await screen.findByRole("link", { name: "Volunteering" });
  expect(link.getAttribute("href")).toMatch(/\/leave\/my-leave\?statement=7$/);
  expect(
    screen.getByRole("img", { name: "Volunteering: 0.5 of 2 days used, 1 pending" }),
  ).toBeTruthy();
});

test("an own type without a balance has its taken days, no ring and no statement", async () => {
  serveReader();
  renderPage(<BalanceCards balances={balancesOf(undefined)} own={own} />);
  expect(await screen.findByRole("heading", { name: "Moving" })).toBeTruthy();
  expect(screen.getByText("2 days taken")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Moving" })).toBeNull();
  expect(screen.queryByRole("img", { name: /^Moving/ })).toBeNull();
});

test("a person without a date of birth reads why a birthday gives no days", async () => {
  serveReader();
  renderPage(<BalanceCards balances={balancesOf(undefined)} own={own} />);
  expect(await screen.findAllByText(/date of birth is unknown/)).toHaveLength(1);
  const link = screen.getByRole("link", { name: "Add it to your profile" });
  expect(link.getAttribute("href")).toMatch(/profile=overview$/);
});

test("a reviewer opens the statement of a person's own type", async () => {
  serveReader();
  const onOpen = vi.fn();
  const summary = { ...balancesOf(undefined), own } as unknown as LeaveSummary;
  renderPage(<BalanceLinks summary={summary} onOpen={onOpen} />);
  fireEvent.click(await screen.findByRole("button", { name: /^Volunteering/ }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(7);
  expect(screen.queryByRole("button", { name: /^Moving/ })).toBeNull();
  expect(
    screen.getByRole("button", { name: /^Birthday Leave.*Date of birth unknown$/ }),
  ).toBeTruthy();
});

const annual: OwnBalance = { total: 12, used: 5, pending: 0, remaining: 7, percentage: 42 };

/** The cards without study leave and time in lieu. */
async function cardsWith(given: Partial<Parameters<typeof BalanceCards>[0]["balances"]>) {
  serveReader();
  renderPage(
    <Suspense>
      <BalanceCards own={[]} balances={{ ...balancesOf(undefined), ...given }} />
    </Suspense>,
  );
  const cardOf = async (name: string) => {
    const heading = await screen.findByRole("heading", { name });
    return heading.closest("article") as HTMLElement;
  };
  return cardOf;
}

test("a card says how far below zero its balance may go", async () => {
  const cardOf = await cardsWith({ annual: { ...annual, belowZero: 5 } });
  expect((await cardOf("Annual")).textContent).toContain("Can go down to −5 days");
  expect((await cardOf("Sick")).textContent).not.toContain("Can go down");
});

test("a balance below zero is a full ring with a minus sign", async () => {
  const owed = { total: -1, used: 2, remaining: -3, percentage: 0, belowZero: 5 };
  const cardOf = await cardsWith({ annual: { ...annual, ...owed } });
  const card = await cardOf("Annual");
  expect(card.textContent).toContain("−3days left");
  expect(card.textContent).toContain("2 used of −1");
  const ring = within(card).getByRole("img", { name: "Annual: 2 of −1 day used" });
  expect(ring.querySelectorAll("circle")).toHaveLength(2);
});

test.each([
  [5, 2, "From 27 Apr 2099: 5 days booked, 2 pending"],
  [0, 1, "From 27 Apr 2099: 1 day pending"],
  [1, 0, "From 27 Apr 2099: 1 day booked"],
])("a card shows %s booked and %s pending days of later cycles", async (booked, pending, said) => {
  const later = { from: "2099-04-27", booked, pending };
  const cardOf = await cardsWith({ annual: { ...annual, later } });
  expect((await cardOf("Annual")).textContent?.replaceAll(/\s/g, " ")).toContain(said);
});

test("maternity leave of a later cycle takes a card instead of a line", async () => {
  const later = { from: "2099-04-27", booked: 0, pending: 20 };
  const none = { total: 87, used: 0, pending: 0, remaining: 87, percentage: 0 };
  const cardOf = await cardsWith({ maternity: { ...none, later } });
  expect((await cardOf("Maternity/Paternity")).textContent).toContain("20 days pending");
});
