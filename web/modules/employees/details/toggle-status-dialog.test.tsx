import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import type { Leading } from "#contract/line/lines.ts";
import { serve } from "#web/test/fake-server.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { ToggleStatusDialog } from "./toggle-status-dialog.tsx";

const former = {
  employeeId: 7,
  firstName: "Hanna",
  lastName: "Botha",
  status: false,
} as EmployeeDetail;
const leading: Leading = {
  ...{ basedOn: "", people: 0, later: 0, departments: [], drafts: 0, passedOn: [] },
  passes: { leave: 0, notes: 0, promises: 0 },
};

test("activating a former manager offers the plan that gives people back", async () => {
  const asked: unknown[] = [];
  serve({
    "continuity.leading": () => ({ ...leading, passedOn: [11, 12] }),
    "employees.toggleStatus": () => ({
      isActive: true,
      employeeStatus: "approved",
      employeeRole: "Manager",
    }),
    "continuity.previewLines": ({ body }) => {
      asked.push(body);
      return {
        today: "2026-03-04",
        basedOn: "",
        people: [],
        blocks: [],
        notices: [],
        due: null,
        secret: null,
      };
    },
  });
  await renderPage(<ToggleStatusDialog person={former} onClose={() => {}} />);
  await screen.findByText(/^2 people passed on meanwhile/);
  fireEvent.click(screen.getByRole("button", { name: "Activate" }));
  expect(await screen.findByDisplayValue("Hanna Botha")).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({
    people: [11, 12].map((employeeId) => ({ employeeId, leads: "manager", managerId: 7 })),
  });
});

test("activating someone who led nobody offers nothing", async () => {
  serve({
    "continuity.leading": () => leading,
    "employees.toggleStatus": () => ({
      isActive: true,
      employeeStatus: "approved",
      employeeRole: "Employee",
    }),
  });
  const onClose = vi.fn();
  await renderPage(<ToggleStatusDialog person={former} onClose={onClose} />);
  fireEvent.click(await screen.findByRole("button", { name: "Activate" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(screen.queryByText(/passed on meanwhile/)).toBeNull();
  expect(screen.queryByDisplayValue("Hanna Botha")).toBeNull();
});
