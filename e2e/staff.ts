import { randomBytes } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { api, type Company, completeProfile, type Person, password } from "./company.ts";
import { mailedLink } from "./journey.ts";

export interface StaffOptions {
  firstName?: string;
  lastName?: string;
  /** A department of its own unless named. */
  departmentId?: number;
  hireDate?: string;
}

type Created = { id: number };

/** A department of the company, headed by nobody yet. */
export async function newDepartment(
  request: APIRequestContext,
  { owner }: Company,
): Promise<number> {
  const departmentName = `Department ${randomBytes(4).toString("hex")}`;
  const { id } = await api<Created>(request, "POST", "secure/departments/create-department", {
    token: owner.token,
    body: { departmentName, description: "" },
  });
  return id;
}

/** Somebody the company has just added, who has set a password by the invitation and signed in for the first time. */
export async function invitedStaff(
  request: APIRequestContext,
  company: Company,
  options: StaffOptions = {},
): Promise<Person> {
  const { firstName = "Thabo", lastName = "Mokoena", hireDate = "2026-03-02" } = options;
  const { token } = company.owner;
  const departmentId = options.departmentId ?? (await newDepartment(request, company));
  const email = `${firstName.toLowerCase()}.${randomBytes(3).toString("hex")}@${company.domain}`;
  const position = await api<Created>(request, "POST", "secure/positions/create-position", {
    token,
    body: {
      positionTitle: `Post of ${email}`,
      jobDescription: "Works",
      departmentId,
      jobLevel: "Entry",
    },
  });
  const { id } = await api<Created>(request, "POST", "secure/employee/add", {
    token,
    body: {
      firstName,
      lastName,
      email,
      positionId: position.id,
      departmentId,
      employmentStatus: "FullTime",
      employeeRole: "Employee",
      hireDate,
    },
  });
  const accessToken = (await mailedLink(email)).split("#access_token=")[1];
  await api(request, "POST", "api/auth/reset-password", {
    body: { accessToken, newPassword: password },
  });
  const signedIn = await api<{ token: string }>(request, "POST", "api/auth/login", {
    body: { email, password },
  });
  return { email, token: signedIn.token, id, name: `${firstName} ${lastName}` };
}

/** The same with the profile completed: they land on the staff dashboard. */
export async function newStaff(
  request: APIRequestContext,
  company: Company,
  options: StaffOptions = {},
): Promise<Person> {
  const person = await invitedStaff(request, company, options);
  await completeProfile(request, person);
  return person;
}
