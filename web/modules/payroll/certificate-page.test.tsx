import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { CertificateOfService } from "#contract/payroll/certificates.ts";
import { reply, serve } from "#web/test/fake-server.ts";
import { renderPageAt } from "#web/test/render-page.tsx";
import { CertificatePage } from "./certificate-page.tsx";

afterEach(() => vi.unstubAllGlobals());

const known: CertificateOfService = {
  employee: { id: 7, fullName: "Lindiwe Dlamini" },
  employer: { name: "Kopano Foods", address: "12 Long Street, Cape Town", country: "ZA" },
  employments: [
    { from: "2023-02-01", to: "2026-05-31", title: "Clerk", description: "" },
    { from: null, to: "2021-12-31", title: "Driver", description: "Drives the van" },
  ],
};
const show = (differing: Partial<CertificateOfService> = {}) => {
  serve({ "payroll.certificate": () => ({ ...known, ...differing }) });
  renderPageAt("/", <CertificatePage employeeId={7} />);
  return screen.findByRole("article", { name: "Certificate of service" });
};
const factsOf = (paper: HTMLElement) =>
  within(paper)
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("the paper states what the law names, with a blank for what is not held", async () => {
  const paper = await show();
  expect(factsOf(paper)).toEqual([
    ["Full name", "Lindiwe Dlamini"],
    ["Employer", "Kopano Foods"],
    ["Address of the employer", "12 Long Street, Cape Town"],
    ["Employment began", "1 February 2023"],
    ["Employment ended", "31 May 2026"],
    ["Work on the last day", "Clerk"],
    ["Pay on the last day", ""],
  ]);
});

test("what is written appears on the paper", async () => {
  const paper = await show();
  write(/^Pay/, "R 18 500 a month");
  write(/^Bargaining council/, "Sectoral determination 9");
  write(/^Reason/, "Resigned");
  expect(Object.fromEntries(factsOf(paper))).toMatchObject({
    "Pay on the last day": "R 18 500 a month",
    "Bargaining council or sectoral determination": "Sectoral determination 9",
    "Reason for the end, given at the employee's request": "Resigned",
  });
});

test("an earlier employment has a paper of its own", async () => {
  const paper = await show({ employments: known.employments.slice(1) });
  expect(Object.fromEntries(factsOf(paper))).toMatchObject({
    "Employment began": "",
    "Employment ended": "31 December 2021",
    "Work on the last day": "DriverDrives the van",
  });
  expect(screen.queryByRole("combobox", { name: "Employment" })).toBeNull();
});

test("the employment is chosen if there are several", async () => {
  await show();
  expect(screen.getByRole("combobox", { name: "Employment" }).textContent).toContain(
    "1 February 2023 to 31 May 2026",
  );
});

test.each([
  ["ZA", 1],
  ["GB", 0],
] as const)("the page names the Act in %s %d times", async (country, times) => {
  await show({ employer: { ...known.employer, country } });
  expect(screen.queryAllByText(/^Section 42 /)).toHaveLength(times);
});

test("a company without an address is told", async () => {
  await show({ employer: { ...known.employer, address: "" } });
  expect(screen.getByText(/^Your company has no address yet\./)).toBeTruthy();
});

test("a person who has not left has no certificate", async () => {
  serve({ "payroll.certificate": () => reply(404, { code: "not_found" }) });
  renderPageAt("/", <CertificatePage employeeId={7} />);
  expect(await screen.findByText("No certificate yet")).toBeTruthy();
});
