import type { APIRequestContext } from "@playwright/test";
import {
  api,
  type Company,
  completeProfile,
  newCompany,
  type Person,
  password,
} from "./company.ts";
import { copied } from "./copied-company.ts";
import { mailedLink } from "./mail.ts";

export async function newDepartment(
  request: APIRequestContext,
  { owner: { token } }: Company,
  departmentName: string,
): Promise<number> {
  const { id } = await api<{ id: number }>(
    request,
    "POST",
    "secure/departments/create-department",
    { token, body: { departmentName, description: "" } },
  );
  return id;
}

/** Makes a person the head of a department and its reviewer, today or from a day on. */
export const setHead = (
  request: APIRequestContext,
  { owner: { token } }: Company,
  department: { id: number; departmentName: string },
  head: Person,
  headFrom?: string,
) =>
  api(request, "PUT", `secure/departments/update-department/${department.id}`, {
    token,
    body: {
      departmentName: department.departmentName,
      departmentHeadId: head.id,
      ...(headFrom && { headFrom }),
    },
  });

export async function newPosition(
  request: APIRequestContext,
  { owner: { token } }: Company,
  departmentId: number,
  positionTitle: string,
): Promise<number> {
  const { id } = await api<{ id: number }>(request, "POST", "secure/positions/create-position", {
    token,
    body: { positionTitle, jobDescription: positionTitle, departmentId, employeeId: null },
  });
  return id;
}

interface Newcomer {
  firstName: string;
  lastName: string;
  departmentId: number;
  positionTitle: string;
  hireDate?: string;
}

/** A first day that leaves nearly a whole cycle of service ahead. */
export const recentHire = Temporal.Now.plainDateISO("Africa/Johannesburg")
  .subtract({ days: 20 })
  .toString();

/** An added person whose invitation is still open. */
export async function inviteStaff(
  request: APIRequestContext,
  company: Company,
  { firstName, lastName, departmentId, positionTitle, hireDate = "2025-03-03" }: Newcomer,
): Promise<Omit<Person, "token">> {
  const email = `${firstName.toLowerCase()}@${company.domain}`;
  const positionId = await newPosition(request, company, departmentId, positionTitle);
  const { id } = await api<{ id: number }>(request, "POST", "secure/employee/add", {
    token: company.owner.token,
    body: {
      firstName,
      lastName,
      email,
      positionId,
      departmentId,
      employmentStatus: "FullTime",
      employeeRole: "Employee",
      hireDate,
    },
  });
  return { id, email, name: `${firstName} ${lastName}` };
}

/** An added person with a password and a first sign-in. */
export async function joinedStaff(
  request: APIRequestContext,
  company: Company,
  newcomer: Newcomer,
): Promise<Person> {
  const invited = await inviteStaff(request, company, newcomer);
  const accessToken = (await mailedLink(invited.email)).split("#access_token=")[1];
  await api(request, "POST", "api/auth/reset-password", {
    body: { accessToken, newPassword: password },
  });
  const { token } = await api<{ token: string }>(request, "POST", "api/auth/login", {
    body: { email: invited.email, password },
  });
  return { ...invited, token };
}

/** The same with a complete profile and access to the staff dashboard. */
export async function addStaff(
  request: APIRequestContext,
  company: Company,
  newcomer: Newcomer,
): Promise<Person> {
  const person = await joinedStaff(request, company, newcomer);
  await completeProfile(request, person);
  return person;
}

/** A company with a kitchen of three: its head Thandi, Thabo and Lerato Nkosi. */
export const newKitchen = copied(async (request) => {
  const company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Kitchen");
  const add = (firstName: string, positionTitle: string) =>
    addStaff(request, company, { firstName, lastName: "Nkosi", departmentId, positionTitle });
  const thandi = await add("Thandi", "Head Chef");
  const thabo = await add("Thabo", "Cook");
  const lerato = await add("Lerato", "Sous Chef");
  await setHead(request, company, { id: departmentId, departmentName: "Kitchen" }, thandi);
  return { company, departmentId, thandi, thabo, lerato };
});

/** A company in daily use with its owner and the cook Thabo Mokoena. */
export const newCompanyWithCook = copied(async (request) => {
  const company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Kitchen");
  const thabo = { firstName: "Thabo", lastName: "Mokoena", positionTitle: "Cook", departmentId };
  const person = await addStaff(request, company, thabo);
  return { company, owner: company.owner, person, departmentId };
});

/** Requests leave as a person; returns the request's number. */
export async function askForLeave(
  request: APIRequestContext,
  { token }: Person,
  startDate: string,
  endDate: string,
  leaveType = "AnnualLeave",
): Promise<number> {
  const { id } = await api<{ id: number }>(request, "POST", "secure/leave/create-leave-request", {
    token,
    body: { leaveType, startDate, endDate, reason: "Rest", contactNumberWhileOnLeave: "" },
  });
  return id;
}

/** The head of a department in their own company, with two pending requests. */
export const newReviewer = copied(async (request) => {
  const { company, person: head, departmentId } = await newCompanyWithCook(request);
  await setHead(request, company, { id: departmentId, departmentName: "Kitchen" }, head);
  const baker = { firstName: "Lerato", lastName: "Pillay", positionTitle: "Baker", departmentId };
  const person = await addStaff(request, company, baker);
  await askForLeave(request, person, "2027-11-01", "2027-11-02");
  await askForLeave(request, person, "2027-12-01", "2027-12-02");
  return head;
});

export const decideOnLeave = (
  request: APIRequestContext,
  { owner: { token } }: Company,
  decision: "approve" | "reject",
  leaveId: number,
) => api(request, "PUT", `secure/leave/${decision}/${leaveId}`, { token });

export const deactivate = (
  request: APIRequestContext,
  { owner: { token } }: Company,
  { id }: Pick<Person, "id">,
) => api(request, "PUT", `secure/employee/${id}/toggle-status?activate=false`, { token });
