import { newDomain, password } from "../company.ts";
import { mailedLink } from "../mail.ts";
import { look } from "./look.ts";
import { test } from "./test.ts";
import type { Visitor } from "./visitor.ts";

async function signUp({ goTo, press, fill, isAt }: Visitor, email: string) {
  await goTo("/");
  await press("link", "Get Started");
  await fill("Email", email);
  await fill("Password", password);
  await fill("Confirm Password", password);
  await press("button", "Sign Up");
  await isAt("/superadmin/registration");
}

async function registerCompany(visitor: Visitor, domain: string) {
  const { press, fill, choose, isAt } = visitor;
  await fill("Company Name", "Protea Foods");
  await choose("Registration Type", "Private Company");
  await fill("Company Email", `info@${domain}`);
  await choose("Country", "South Africa");
  await look(visitor, "registration-company");
  await press("button", "Continue");
  await fill("First Name", "Naledi");
  await fill("Last Name", "Khumalo");
  await choose("Position", "Managing Director");
  await fill("Phone Number", "821234567");
  await look(visitor, "registration-owner");
  await press("button", "Complete Registration");
  await isAt("/superadmin/update-company-profile");
}

async function completeOwnersProfile(visitor: Visitor) {
  const { press, fill, isAt, reads } = visitor;
  await fill("Contact Number", "+27 21 555 0100");
  await fill("Office Address", "1 Kloof Street, Cape Town");
  await look(visitor, "owner-profile-company");
  await press("button", "Next");
  await fill("ID Number", "800101 5009 087");
  await fill("Employee Number", "E-1");
  await fill("First Names", "Sipho", "Next of Kin");
  await fill("Last Name", "Khumalo", "Next of Kin");
  await fill("Relationship", "Spouse", "Next of Kin");
  await fill("Phone Number", "+27831234567", "Next of Kin");
  await look(visitor, "owner-profile-owner");
  for (const step of [3, 4, 5]) {
    await press("button", "Next");
    await reads(`Step ${step} of 5`);
    await look(visitor, `owner-profile-step-${step}`);
  }
  await press("button", "Submit");
  await isAt("/superadmin/dashboard");
}

async function addEmployee({ goTo, press, fill, sees, reads }: Visitor) {
  await goTo("/superadmin/user-management");
  await press("button", "Add User");
  await fill("First Name", "Thabo", "Add New User");
  await fill("Last Name", "Mokoena", "Add New User");
  await fill("Email", "thabo", "Add New User");
  await press("button", "Add Position", "Add New User");
  await fill("Position Title", "Head Chef", "Add Position");
  await fill("Job Description", "Leads the kitchen", "Add Position");
  await press("button", "Add Department", "Add Position");
  await fill("Department Name", "Kitchen", "Add Department");
  await press("button", "Add Department", "Add Department");
  await sees("Add Department", false);
  await press("button", "Add Position", "Add Position");
  await sees("Add Position", false);
  await press("button", "Add User", "Add New User");
  await reads("Thabo Mokoena has been added");
  await press("button", "Continue");
}

async function readHistory(visitor: Visitor, entries: readonly string[]) {
  const { goTo, press, sees, reads } = visitor;
  await goTo("/superadmin/user-management");
  await press("button", "Actions for Thabo Mokoena");
  await press("menuitem", "View Details");
  await sees("User Details");
  await press("tab", "History");
  for (const entry of entries) await reads(entry);
  await look(visitor, "history");
  await press("button", "Close", "User Details");
  await sees("User Details", false);
}

async function lookAtOwnProfile({ press, sees }: Visitor, name: string) {
  await press("button", `Account of ${name}`);
  await press("menuitem", "View Profile");
  await sees("My Profile");
  await press("button", "Close", "My Profile");
}

async function signOut({ press, isAt }: Visitor, name: string) {
  await press("button", `Account of ${name}`);
  await press("menuitem", "Log Out");
  await isAt("/signin");
}

async function signIn({ goTo, press, fill, isAt }: Visitor, email: string, landing: string) {
  await goTo("/signin");
  await fill("Email", email);
  await fill("Password", password);
  await press("button", "Sign In");
  await isAt(landing);
}

async function joinByInvitation(visitor: Visitor, email: string) {
  const { goTo, press, fill, reads } = visitor;
  await goTo(await mailedLink(email));
  await fill("New Password", password);
  await fill("Confirm Password", password);
  await press("button", "Reset Password");
  await reads("Continue to Sign In");
  await signIn(visitor, email, "/staff/update-profile");
}

async function completeStaffProfile(visitor: Visitor) {
  const { press, fill, isAt } = visitor;
  await fill("Phone Number", "+27 82 123 4567");
  await fill("ID Number", "900202 5009 087");
  await fill("Tax Number", "1234567890");
  await fill("Employee Number", "E-2");
  await fill("Home Address", "12 Long Street, Cape Town");
  await look(visitor, "staff-profile-personal");
  await press("button", "Next");
  await look(visitor, "staff-profile-step-2");
  await press("button", "Next");
  await fill("First Name", "Lerato");
  await fill("Last Name", "Mokoena");
  await fill("Relationship", "Sister");
  await fill("Contact Number", "+27831234567");
  await look(visitor, "staff-profile-next-of-kin");
  await press("button", "Next");
  await look(visitor, "staff-profile-summary");
  await press("button", "Submit");
  await isAt("/staff/dashboard");
}

async function applyForLeave({ goTo, press, fill, choose, reads }: Visitor) {
  await goTo("/staff/leave/my-leave");
  await press("button", "Apply for Leave");
  await choose("Leave Type", "Annual Leave");
  await fill("Start Date", "2027-03-22", "Apply for Leave");
  await fill("End Date", "2027-03-26", "Apply for Leave");
  await reads("Duration: 3 days");
  await fill("Reason", "A week at the sea", "Apply for Leave");
  await press("button", "Submit Application");
  await reads("Leave application submitted successfully!");
}

async function approveLeave({ goTo, press, sees, reads }: Visitor) {
  await goTo("/superadmin/leave/management");
  await press("button", "View leave of Thabo Mokoena");
  await press("button", /^View details/, "View Leave Details");
  await press("button", "Approve", "Leave Request Details");
  await sees("Leave Request Details", false);
  await reads("Approved");
}

test("a company registers, adds an employee and approves their leave", {
  tag: "@main",
}, async ({ visitor }) => {
  const domain = newDomain();
  const [naledi, thabo] = [`naledi@${domain}`, `thabo@${domain}`];
  await visitor.become(undefined);
  await signUp(visitor, naledi);
  await registerCompany(visitor, domain);
  await completeOwnersProfile(visitor);
  await addEmployee(visitor);
  await readHistory(visitor, ["Joined"]);
  await signOut(visitor, "Naledi Khumalo");

  await joinByInvitation(visitor, thabo);
  await completeStaffProfile(visitor);
  await lookAtOwnProfile(visitor, "Thabo Mokoena");
  await applyForLeave(visitor);
  await signOut(visitor, "Thabo Mokoena");

  await signIn(visitor, naledi, "/superadmin/dashboard");
  await approveLeave(visitor);
  await readHistory(visitor, ["Leave approved", "Leave requested", "Profile changed", "Joined"]);
  await visitor.become(undefined);
  await signIn(visitor, thabo, "/staff/dashboard");
  await visitor.goTo("/staff/leave/my-leave");
  await visitor.reads("3 used of 15");
});
