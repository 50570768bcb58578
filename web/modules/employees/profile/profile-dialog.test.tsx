import { fireEvent, screen, within } from "@testing-library/react";
import { type ComponentProps, useState } from "react";
import { expect, test, vi } from "vitest";
import type { FullProfile } from "#contract/employees/profile.ts";
import { reply, serve as serveAll } from "#web/test/fake-server.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { ProfileDialog } from "./profile-dialog.tsx";

const profile: FullProfile = {
  personalData: {
    name: "Naledi Khumalo",
    firstName: "Naledi",
    lastName: "Khumalo",
    email: "owner@protea.co.za",
    phone: "+27821234567",
    gender: 1,
    dateOfBirth: "1988-04-12",
    idNumber: "8001015009087",
    taxNumber: "1234567890",
    homeAddress: "12 Long Street, Cape Town",
  },
  employmentData: {
    isActive: true,
    employeeStatus: "approved",
    employeeRole: "Executive",
    employeeId: 7,
    employeeNumber: "E-7",
    employmentStatus: "FullTime",
    hireDate: "2025-03-03",
    terminationDate: null,
    positionTitle: "Managing Director",
    jobLevel: "Executive",
    department: "Executive Department",
  },
  nextOfKinData: {
    nextOfKinId: 11,
    firstName: "Sipho",
    lastName: "Khumalo",
    phoneNumber: "+27831234567",
    relationship: "Spouse",
    updatedAt: "2026-03-02T08:00:00.000Z",
  },
  companyData: {
    tenantName: "Protea Foods",
    companyEmail: "info@protea.co.za",
    companyPhone: "+27215550100",
    tenantRegistrationType: "PrivateCompany",
    country: "ZA",
    taxNumber: "9012345678",
    registrationDate: null,
    officeAddress: "1 Kloof Street, Cape Town",
    industry: "",
    teamSize: "",
  },
};

const serve = (answers: Parameters<typeof serveAll>[0]) =>
  serveAll({
    "documents.listForEmployee": () => [],
    "calendar.getFeedAddress": () => ({ createdAt: null }),
    "notes.listAbout": () => reply(200, []),
    ...answers,
  });

type ProfileTab = ComponentProps<typeof ProfileDialog>["tab"];
const onClose = vi.fn();

function Opened({ at }: { at: ProfileTab }) {
  const [tab, setTab] = useState(at);
  return <ProfileDialog isOpen tab={tab} onTab={setTab} onClose={onClose} />;
}

const open = (at: ProfileTab) => renderPage(<Opened at={at} />);
const panel = async () => within(await screen.findByRole("tabpanel"));
const field = async (name: string) => (await panel()).findByLabelText<HTMLInputElement>(name);
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const shownValue = async (term: string) =>
  (await panel()).getByText(term).nextElementSibling?.textContent;

test("an empty or invalid value shows as No value assigned [PROFILE-14..16]", async () => {
  const noDate = "0001-01-01";
  serve({
    // Not every server of this API sends dates as this one does.
    "employees.fullProfile": () =>
      reply(200, {
        personalData: { ...profile.personalData, phone: "", gender: null, dateOfBirth: "someday" },
        employmentData: {
          ...profile.employmentData,
          hireDate: noDate,
          terminationDate: `${noDate}T00:00:00`,
          employeeNumber: "",
        },
        nextOfKinData: null,
        companyData: profile.companyData,
      }),
  });
  open("overview");
  for (const [tab, terms] of [
    ["Overview", ["Phone Number", "Gender", "Date of Birth"]],
    ["Employment", ["Hire Date", "Termination Date", "Employee Number"]],
    ["Next of Kin", ["First Names", "Last Name", "Relationship", "Phone Number"]],
    ["Company Info", ["Registration Date", "Industry"]],
  ] as const) {
    fireEvent.click(await screen.findByRole("tab", { name: tab }));
    for (const term of terms) expect(await shownValue(term), term).toBe("No value assigned");
  }
});

test("a first next of kin is created, then updated by its id [PROFILE-09, PROFILE-19, PROFILE-26, GUARD-25]", async () => {
  const kin = {
    firstNames: "Zanele",
    lastName: "Khumalo",
    phoneNumber: "+27835550101",
    relationship: "Mother",
  };
  // The page knows no next of kin yet; creating one returns the id.
  const calls = serve({
    "employees.fullProfile": () => ({ ...profile, nextOfKinData: null }),
    "employees.createNextOfKin": () => ({ id: 4711 }),
    "employees.updateNextOfKin": () => ({ ok: true }),
  });
  open("next-of-kin");
  for (const id of ["employees.createNextOfKin", "employees.updateNextOfKin"]) {
    await press("Edit");
    await type("First Names", kin.firstNames);
    await type("Last Name", kin.lastName);
    await type("Relationship", kin.relationship);
    await type("Phone Number", "+27 83 555 0101");
    await press("Save");
    expect(await screen.findByText("Next of kin updated successfully!")).toBeTruthy();
    expect(calls.filter((call) => call.id === id)).toEqual([{ id, body: kin }]);
  }
});

for (const [tab, operation, ownSentence, id] of [
  ["overview", "employees.update", "Failed to update personal information.", "PROFILE-21"],
  ["next-of-kin", "employees.updateNextOfKin", "Failed to update next of kin.", "PROFILE-22"],
] as const)
  for (const [json, message] of [
    [{ message: "Not today." }, "Not today."],
    [{}, ownSentence],
  ] as const)
    test(`a failed save of ${tab} shows “${message}” and leaves the input unchanged [${id}]`, async () => {
      serve({
        "employees.fullProfile": () => profile,
        [operation]: () => reply(500, json),
      });
      open(tab);
      await press("Edit");
      await type("Phone Number", "+27835550177");
      await press("Save");
      expect(await screen.findByText(message)).toBeTruthy();
      expect((await field("Phone Number")).value).toBe("+27835550177");
    });

test("a person who needs single sign-on reads where their password is changed", async () => {
  serve({
    "employees.fullProfile": () => profile,
    "sso.getOwnProvider": () => ({ name: "Acme", isRequired: true }),
  });
  open("security");
  expect(await screen.findByText(/^Your company requires single sign-on\./)).toBeTruthy();
  expect(screen.queryByLabelText("Current Password")).toBeNull();
});

test("a password change that fails without a message shows its own [PROFILE-23]", async () => {
  serve({
    "employees.fullProfile": () => profile,
    "auth.changePassword": () => reply(500),
  });
  open("security");
  await type("Current Password", "Correct-horse-7!");
  await type("New Password", "Fresh-battery-8?");
  await type("Confirm Password", "Fresh-battery-8?");
  await press("Change Password");
  expect(await screen.findByText("Failed to change password.")).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ["revokes the calendar's address by default", false, true],
  ["keeps the calendar's address if unticked", true, false],
])("a password change %s", async (_, isUnticked, isFeedRevoked) => {
  const calls = serve({
    "employees.fullProfile": () => profile,
    "calendar.getFeedAddress": () => ({ createdAt: "2026-03-02T08:00:00.000Z" }),
    "auth.changePassword": () => reply(500),
  });
  open("security");
  const box = await screen.findByRole("checkbox", {
    name: "Also revoke the secret address of my calendar",
  });
  await type("Current Password", "Correct-horse-7!");
  await type("New Password", "Fresh-battery-8?");
  await type("Confirm Password", "Fresh-battery-8?");
  if (isUnticked) fireEvent.click(box);
  await press("Change Password");
  await screen.findByText("Failed to change password.");
  const body = { currentPassword: "Correct-horse-7!", newPassword: "Fresh-battery-8?" };
  expect(calls.filter(({ id }) => id === "auth.changePassword")).toEqual([
    { id: "auth.changePassword", body: { ...body, isFeedRevoked } },
  ]);
});
