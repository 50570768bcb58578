import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import type { LeaveFile } from "#contract/leave/requests/files.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { reply, serve } from "#web/test/fake-server.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { sampleLeave } from "#web/test/sample-leave.ts";
import { OwnRequestDialog } from "./own-request-dialog.tsx";

const leave: Leave = {
  ...sampleLeave,
  version: 4,
  fileCount: 1,
  can: { ...sampleLeave.can, edit: true, withdraw: true, addFile: true, removeFile: true },
};
const file: LeaveFile = {
  id: 8,
  documentName: "Annual Leave 2026-03-09",
  fileName: "ticket.pdf",
  fileSize: 1_000,
  version: 1,
  addedAt: "2026-01-01T08:00:00.000Z",
  addedBy: { id: 1, name: "Anna Botha" },
};

const serveForm = (edit: Parameters<typeof serve>[0]["leave.edit"]) =>
  serve({
    "employees.currentEmployee": () => reply(200, { id: 1, tenantId: "t", timeZone: "UTC" }),
    "leave.combinedRecords": () => reply(200, []),
    "leave.files": () => [file],
    "leave.checkDates": () => ({
      eligible: true,
      message: "",
      duration: 3,
      code: "fits",
      values: { leaveType: "AnnualLeave", duration: 3, remaining: 4 },
    }),
    "leave.outlook": () => ({
      ...{ teamAway: { items: [], total: 0 }, byThen: null, staffing: null, nearest: null },
      ...{ decides: null, holidays: [] },
    }),
    "calendar.holidays": () => [],
    "tenant.getTenant": () => reply(200, { country: "ZA" }),
    ...(edit && { "leave.edit": edit }),
  });

async function openStep(shown: Leave, step: string, title: string) {
  renderPage(
    <Suspense>
      <OwnRequestDialog leave={shown} onClose={() => {}} />
    </Suspense>,
  );
  fireEvent.click(await screen.findByRole("button", { name: step }));
  return within(await screen.findByRole("dialog", { name: title }));
}

const openForm = () => openStep(leave, "Edit Request", "Edit Leave Request");

const fill = async (form: Awaited<ReturnType<typeof openForm>>, name: string, value: string) =>
  fireEvent.change(await form.findByRole("textbox", { name }), { target: { value } });

test("the form of a pending request has what was asked, and its files", async () => {
  serveForm(undefined);
  const form = await openForm();
  expect(await form.findByText("ticket.pdf")).toBeTruthy();
  expect(form.getByRole("button", { name: "Remove ticket.pdf" })).toBeTruthy();
  expect(form.getByRole("textbox", { name: "Reason" })).toHaveProperty("value", "Rest");
  expect(form.getByRole("checkbox", { name: /Ends at noon/ })).toHaveProperty("checked", true);
});

test("an edit sends the whole request with the version that was shown", async () => {
  const fetched = vi.fn();
  const calls = serveForm(() => ({ ...leave, version: 5 }));
  const network = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, options: RequestInit) => {
    fetched(new URL(address, "http://localhost").pathname, new Headers(options.headers));
    return network(address, options);
  });
  const form = await openForm();
  await fill(form, "Reason", "A wedding");
  fireEvent.click(form.getByRole("button", { name: "Save Changes" }));
  expect(await form.findByText("Your request is changed")).toBeTruthy();
  const body = {
    ...{ leaveType: "AnnualLeave", startDate: "2026-03-09", endDate: "2026-03-10" },
    ...{ endHalf: "morning", reason: "A wedding", contactNumberWhileOnLeave: "" },
  };
  expect(calls.filter(({ id }) => id === "leave.edit")).toEqual([{ id: "leave.edit", body }]);
  const [, headers] = fetched.mock.calls.find(([path]) => path.endsWith("/edit/1")) ?? [];
  expect(headers.get("If-Match")).toBe('"4"');
});

test("a refused edit says why and keeps what was typed", async () => {
  const message = "Lerato Dlamini approved this request on Mar 2, 2026 at 09:00.";
  serveForm(() => reply(409, { code: "leave_already_decided", message }));
  const form = await openForm();
  await fill(form, "Reason", "A wedding");
  fireEvent.click(form.getByRole("button", { name: "Save Changes" }));
  expect(await form.findByText(message)).toBeTruthy();
  expect(form.getByRole("textbox", { name: "Reason" })).toHaveProperty("value", "A wedding");
});

test("other dates are checked without the request that they replace", async () => {
  const calls = serveForm(undefined);
  const form = await openForm();
  await fill(form, "End Date", "2026-03-12");
  await waitFor(() =>
    expect(calls.findLast(({ id }) => id === "leave.checkDates")?.body).toMatchObject({
      endDate: "2026-03-12",
      replacesId: 1,
    }),
  );
});

const past: Leave = {
  ...sampleLeave,
  ...{ startDate: "2025-03-03", endDate: "2025-03-14", leaveStatus: "approved" },
  can: { ...sampleLeave.can, turnSick: true },
};

test("sick days of annual leave are asked for, and a refusal keeps them", async () => {
  const message = "You have 1 day of sick leave left.";
  let isRefused = true;
  const calls = serve({
    "employees.currentEmployee": () => reply(200, { id: 1, tenantId: "t", timeZone: "UTC" }),
    "leave.combinedRecords": () => reply(200, []),
    "calendar.holidays": () => [],
    "leave.turnSick": () =>
      isRefused
        ? reply(409, { code: "leave_not_eligible", message })
        : { id: 9, leaveStatus: "pending", leaveDuration: 2 },
  });
  const form = await openStep(past, "These Days Were Sick Leave", "Count Days as Sick Leave");
  const send = () => fireEvent.click(form.getByRole("button", { name: "Send Request" }));
  send();
  expect(await form.findByText("Please enter the first sick day")).toBeTruthy();
  await fill(form, "First sick day", "2025-03-06");
  await fill(form, "Last sick day", "2025-03-07");
  await fill(form, "Reason", "Influenza");
  send();
  expect(await form.findByText(message)).toBeTruthy();
  expect(form.getByRole("textbox", { name: "Reason" })).toHaveProperty("value", "Influenza");
  isRefused = false;
  send();
  expect(await screen.findByText("Your request for sick leave was sent")).toBeTruthy();
  const body = { leaveId: 1, startDate: "2025-03-06", endDate: "2025-03-07", reason: "Influenza" };
  expect(calls.filter(({ id }) => id === "leave.turnSick")).toEqual([
    { id: "leave.turnSick", body },
    { id: "leave.turnSick", body },
  ]);
});
