import { test } from "vitest";
import { failingOnce, serve } from "#web/test/fake-server.ts";
import { expectRetry } from "#web/test/picker.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { DepartmentDialog } from "./department-dialog.tsx";
import { PositionDialog } from "./position-dialog.tsx";

const nothing = () => {};

test("a new position offers a retry after the departments failed to load", async () => {
  serve({ "departments.getAllDepartments": failingOnce([{ id: 3, departmentName: "Kitchen" }]) });
  renderPage(<PositionDialog isOpen onClose={nothing} />);
  await expectRetry("Department", "Failed to load departments: no reason", "Kitchen");
});

test("a new department offers a retry after the employees failed to load", async () => {
  const lerato = { id: 9, name: "Lerato", surname: "Dlamini", email: "lerato@protea.co.za" };
  serve({ "employees.all": failingOnce([lerato]) });
  renderPage(<DepartmentDialog isOpen onClose={nothing} />);
  await expectRetry("Head", "The employees could not be loaded", "Lerato Dlamini");
});
