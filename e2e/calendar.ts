import type { APIRequestContext, Page } from "@playwright/test";
import { api, type Company, newCompany, type Person } from "./company.ts";
import { addStaff, askForLeave, decideOnLeave, newDepartment } from "./staff.ts";

interface GivenEvent {
  eventName: string;
  eventDate: string;
  eventTime?: string;
  eventDescription?: string;
}

export const addEvent = (
  request: APIRequestContext,
  { owner }: Company,
  { eventTime = "09:00", ...event }: GivenEvent,
) =>
  api<{ id: number }>(request, "POST", "secure/calendarEvents/create-calender-event", {
    token: owner.token,
    body: { eventType: 1, eventTime, ...event },
  });

interface ListedEvent extends Required<GivenEvent> {
  id: number;
  version: number;
}

export const listEvents = (request: APIRequestContext, { owner }: Company) =>
  api<ListedEvent[]>(request, "GET", "secure/calendarEvents/get-all-calendar-events", {
    token: owner.token,
  });

export interface Setting {
  company: Company;
  thandi: Person;
}

/** A company with a few events in March 2027 and a cook on leave on the 15th and 16th. */
export async function newSetting(request: APIRequestContext): Promise<Setting> {
  const company = await newCompany(request);
  const thandi = await addStaff(request, company, {
    firstName: "Thandi",
    lastName: "Nkosi",
    departmentId: await newDepartment(request, company, "Kitchen"),
    positionTitle: "Cook",
  });
  const request15 = await askForLeave(request, thandi, "2027-03-15", "2027-03-16");
  await decideOnLeave(request, company, "approve", request15);
  await addEvent(request, company, {
    eventName: "Board meeting",
    eventDate: "2027-03-10",
    eventTime: "14:00",
    eventDescription: "Quarterly figures",
  });
  for (const [eventName, eventTime] of [
    ["Payroll closes", "08:00"],
    ["Fire drill", "11:00"],
    ["Stocktaking", "16:30"],
  ] as const)
    await addEvent(request, company, { eventName, eventTime, eventDate: "2027-03-17" });
  return { company, thandi };
}

export const grid = (page: Page) => page.getByRole("grid");
export const cell = (page: Page, day: string) => grid(page).locator(`[data-day="${day}"]`);
export const dialog = (page: Page, name?: string) => page.getByRole("dialog", name ? { name } : {});
export const addButton = (page: Page) => page.getByRole("button", { name: "+ Add Event" });
