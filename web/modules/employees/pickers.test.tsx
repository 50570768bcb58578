import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { failingOnce, reply, serve } from "#web/test/fake-server.ts";
import { expectRetry } from "#web/test/picker.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { AddUserDialog } from "./new/add-user-dialog.tsx";

const nothing = () => {};
const position = { id: 7, positionTitle: "Baker", departmentId: 3, departmentName: "Kitchen" };
const tenant = { tenantName: "Protea Foods", companyEmail: "info@protea.co.za" };

test("a new user offers a retry after the positions failed to load", async () => {
  serve({
    "departments.getAllPositions": failingOnce([position]),
    "tenant.getTenant": () => reply(200, tenant),
  });
  renderPage(<AddUserDialog isOpen onClose={nothing} />);
  await expectRetry("Position", "The vacant positions could not be loaded", "Baker Kitchen");
});

test("a new user offers a retry after the domain failed to load", async () => {
  serve({
    "departments.getAllPositions": () => reply(200, [position]),
    "tenant.getTenant": failingOnce(tenant),
  });
  renderPage(<AddUserDialog isOpen onClose={nothing} />);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Your company's domain could not be loaded");
  fireEvent.click(within(alert).getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("@protea.co.za")).toBeTruthy();
});
