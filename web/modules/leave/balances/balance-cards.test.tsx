import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { LeaveSummary, OwnLeaveUse } from "#contract/leave/leave.ts";
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
