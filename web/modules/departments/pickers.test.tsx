import { test } from "vitest";
import { failingOnce, serve } from "#web/test/fake-server.ts";
import { expectRetry } from "#web/test/picker.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { DepartmentDialog } from "./department-dialog.tsx";
import { PositionDialog } from "./position-dialog.tsx";

const nothing = () => {};

test("if the departments cannot be loaded, a new position says so and offers to try again", async () => {
  serve({ "departments.getAllDepartments": failingOnce([{ id: 3, departmentName: "Kitchen" }]) });
  renderPage(<PositionDialog isOpen onClose={nothing} />);
  await expectRetry("Department", "Failed to load departments: no reason", "Kitchen");
});

test("if the employees cannot be loaded, a new department says so at its head and offers to try again", async () => {
  const lerato = { id: 9, name: "Lerato", surname: "Dlamini", email: "lerato@protea.co.za" };
  serve({ "employees.all": failingOnce([lerato]) });
  renderPage(<DepartmentDialog isOpen onClose={nothing} />);
  await expectRetry("Head", "The employees could not be loaded", "Lerato Dlamini");
});
