import { detailTabs, places, profileTabs } from "../../contract/places.ts";
import type { Person } from "../company.ts";
import { askForLeave } from "../staff.ts";
import { look, lookEach, phone } from "./look.ts";
import { test } from "./test.ts";

let owner: Person;
let cook: Person;
let leaveId: number;
test.beforeAll(async ({ playwright, shared }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL ?? "" });
  owner = shared.owner;
  cook = shared.cook;
  leaveId = await askForLeave(request, cook, "2027-03-22", "2027-03-26");
  await request.dispose();
});

test("adding an employee, a position and a department shows whole dialogs, one above the other", async ({
  visitor,
}) => {
  const { goTo, press, sees } = visitor;
  await visitor.become(owner);
  await goTo(places.newUser);
  await sees("Add New User");
  await look(visitor, "add-user");
  await press("button", "Add Position", "Add New User");
  await sees("Add Position");
  await look(visitor, "add-position");
  await press("button", "Add Department", "Add Position");
  await sees("Add Department");
  await look(visitor, "add-department");
});

test("the list of users shows its filter, a user's menu, the question before deactivation and every part of the details", async ({
  visitor,
}) => {
  const { goTo, press, sees } = visitor;
  await visitor.become(owner);
  await lookEach(visitor, "filter", async () => {
    await goTo(places.users);
    await press("button", "Filter");
    await sees("Filter");
  });
  await lookEach(visitor, "user-menu", async () => {
    await goTo(places.users);
    await press("button", "Actions for Thabo Mokoena");
  });
  await goTo(places.users);
  await press("button", "Actions for Thabo Mokoena");
  await press("menuitem", "Deactivate");
  await look(visitor, "deactivate");
  for (const tab of detailTabs) {
    await goTo(places.user(cook.id, tab));
    await sees("User Details");
    await visitor.reads("Cook");
    await look(visitor, `user-details-${tab}`);
  }
});

test("a completed profile is rejected in a whole dialog", async ({ visitor }) => {
  await visitor.become(owner);
  await visitor.goTo(places.user(cook.id));
  await visitor.press("button", "Reject Profile", "User Details");
  await visitor.sees("Reject the profile of Thabo Mokoena?");
  await look(visitor, "reject-button");
});

test("the profile shows every part of it", async ({ visitor }) => {
  const { goTo, sees } = visitor;
  await visitor.become(cook);
  for (const tab of profileTabs) {
    await goTo(places.profile("staff", tab));
    await sees("My Profile");
    await look(visitor, `profile-${tab}`);
  }
});

test("leave is applied for and reviewed in whole dialogs, and a half-filled one asks before it closes", async ({
  visitor,
}) => {
  const { goTo, press, fill, choose, sees } = visitor;
  await visitor.become(cook);
  await goTo(places.leaveApplication("staff"));
  await sees("Apply for Leave");
  await look(visitor, "apply-for-leave");
  await lookEach(visitor, "leave-types", async () => {
    await goTo(places.leaveApplication("staff"));
    await press("combobox", "Leave Type", "Apply for Leave");
  });
  await goTo(places.leaveApplication("staff"));
  await choose("Leave Type", "Annual Leave", "Apply for Leave");
  await fill("Start Date", "2027-04-12", "Apply for Leave");
  await fill("End Date", "2027-04-16", "Apply for Leave");
  await visitor.reads("Duration: 5 days");
  await look(visitor, "apply-for-leave-filled");
  await press("button", "Cancel", "Apply for Leave");
  await look(visitor, "unsaved-changes");

  await visitor.become(owner);
  await goTo(`${places.leaveManagement("superadmin")}?employee=${cook.id}`);
  await sees("View Leave Details");
  await look(visitor, "leave-details");
  await goTo(places.leaveRequest("superadmin", cook.id, leaveId));
  await sees("Leave Request Details");
  await look(visitor, "leave-request");
});

test("search, notifications, the account's menu, cards and the phone's menu are within the window", async ({
  visitor,
}) => {
  const { engine, goTo, press, sees } = visitor;
  await visitor.become(owner);
  await goTo(places.dashboard("superadmin"));
  await press("button", /^Notifications/);
  await sees("Notifications");
  await look(visitor, "notifications");
  await lookEach(visitor, "account-menu", async () => {
    await goTo(places.dashboard("superadmin"));
    await press("button", "Account of Naledi Khumalo");
  });
  await goTo(places.dashboard("superadmin"));
  await press("button", /^Search/);
  await sees("Search");
  await look(visitor, "search");
  await engine.type("thabo");
  await visitor.reads("Cook");
  await look(visitor, "search-results");
  await goTo(`${places.dashboard("superadmin")}?card=person-${cook.id}`);
  await visitor.reads("Thabo Mokoena");
  await look(visitor, "search-result-card");
  await goTo(places.dashboard("superadmin"));
  await engine.resize(phone);
  await press("button", "Menu");
  await look(visitor, "menu", [phone]);
});
