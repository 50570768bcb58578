import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { AddDepartmentDialog } from "#web/modules/departments/add-department-dialog.tsx";
import { AddPositionDialog } from "#web/modules/departments/index.ts";
import { reply, serve } from "#web/test/fake-server.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { AddUserDialog } from "./add-user-dialog.tsx";

const nothing = () => {};

/** Refuses the first time, and then returns these. */
function refusedOnce(items: object[] | object) {
  let isFirst = true;
  return () => {
    if (!isFirst) return reply(200, items);
    isFirst = false;
    return reply(500, { message: "no reason" });
  };
}

const position = { id: 7, positionTitle: "Baker", departmentId: 3, departmentName: "Kitchen" };
const tenant = { tenantName: "Protea Foods", companyEmail: "info@protea.co.za" };

test.each([
  [
    "the departments of a new position",
    () =>
      serve({
        "departments.getAllDepartments": refusedOnce([{ id: 3, departmentName: "Kitchen" }]),
      }),
    <AddPositionDialog isOpen onClose={nothing} onAdded={nothing} />,
    "Department",
    /Failed to load departments: no reason/,
    "Kitchen",
  ],
  [
    "the head of a new department",
    () =>
      serve({
        "employees.all": refusedOnce([
          { id: 9, name: "Lerato", surname: "Dlamini", email: "lerato@protea.co.za" },
        ]),
      }),
    <AddDepartmentDialog isOpen onClose={nothing} onAdded={nothing} />,
    "Head",
    /The employees could not be loaded/,
    "Lerato Dlamini",
  ],
  [
    "the vacant positions of a new user",
    () =>
      serve({
        "departments.getAllPositions": refusedOnce([position]),
        "tenant.getTenant": () => reply(200, tenant),
      }),
    <AddUserDialog isOpen onClose={nothing} />,
    "Position",
    /The vacant positions could not be loaded/,
    "Baker",
  ],
] as const)(
  "%s that cannot be loaded say so, and can be tried again",
  async (_, listen, dialog, label, message, option) => {
    listen();
    renderPage(dialog);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toMatch(message);
    const picker = screen.getByRole("combobox", { name: new RegExp(`^${label}`) });
    const described = document.getElementById(picker.getAttribute("aria-describedby") ?? "");
    expect(described?.contains(alert)).toBe(true);
    fireEvent.click(within(alert).getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    fireEvent.click(picker);
    expect(await screen.findByRole("option", { name: option })).toBeTruthy();
  },
);

test("a new user cannot be added while the company's domain is unknown, and it can be tried again", async () => {
  serve({
    "departments.getAllPositions": () => reply(200, [position]),
    "tenant.getTenant": refusedOnce(tenant),
  });
  renderPage(<AddUserDialog isOpen onClose={nothing} />);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Your company's domain could not be loaded");
  fireEvent.click(within(alert).getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("@protea.co.za")).toBeTruthy();
});
