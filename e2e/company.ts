import { randomBytes } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { copied } from "./copied-company.ts";

export const password = "Correct-horse-7!";

export interface Person {
  email: string;
  token: string;
  id: number;
  name: string;
}

export interface Company {
  domain: string;
  owner: Person;
}

export const newDomain = () => `t${randomBytes(5).toString("hex")}.co.za`;

type Payload = Record<string, unknown>;

/** Calls the API as the browser would; throws with the server's message after a refusal. */
export async function api<T = Payload>(
  request: APIRequestContext,
  method: "GET" | "POST" | "PUT",
  path: string,
  { token, body }: { token?: string; body?: Payload } = {},
): Promise<T> {
  const answer = await request.fetch(`/prod/${path}`, {
    method,
    ...(token && { headers: { Authorization: `Bearer ${token}` } }),
    ...(body && { data: body }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** An account just signed up, without a registered company. */
export async function signUp(request: APIRequestContext, domain = newDomain()): Promise<Person> {
  const email = `owner@${domain}`;
  const { token, employee } = await api<{ token: string; employee: { id: number } }>(
    request,
    "POST",
    "api/auth/signup",
    { body: { email, password } },
  );
  await api(request, "POST", "secure/leave/initialize-leave", { token, body: {} });
  return { email, token, id: employee.id, name: "Naledi Khumalo" };
}

async function register(request: APIRequestContext): Promise<Company> {
  const domain = newDomain();
  const owner = await signUp(request, domain);
  const { token } = owner;
  const put = (path: string, body: Payload = {}) => api(request, "PUT", path, { token, body });
  const post = (path: string, body: Payload) =>
    api<{ id: number }>(request, "POST", path, { token, body });

  await put("secure/tenant/update-tenant", {
    tenantName: "Protea Foods",
    companyEmail: `info@${domain}`,
    companyPhone: "",
    industry: "",
    isActive: true,
    taxNumber: "9012345678",
    registrationDate: null,
    country: "ZA",
    tenantRegistrationType: "PrivateCompany",
  });
  await put("secure/employee/update-owner-on-registration", {
    firstName: "Naledi",
    lastName: "Khumalo",
    phoneNumber: "+27821234567",
  });
  const department = await post("secure/departments/create-department", {
    departmentName: "Executive Department",
    description: "Auto-generated",
  });
  const position = await post("secure/positions/create-position", {
    positionTitle: "Managing Director",
    jobDescription: "Leads the company",
    departmentId: department.id,
    jobLevel: "Executive",
    employeeId: null,
  });
  await put(`secure/employee/${owner.id}`, {
    name: "Naledi",
    surname: "Khumalo",
    phone: "+27821234567",
    idNumber: "",
    taxNumber: "",
    positionId: position.id,
    departmentId: department.id,
  });
  await put(`secure/employee/${owner.id}/toggle-status?activate=true`);
  return { domain, owner };
}

/** A registered company whose owner has an incomplete profile. */
export const registerCompany = copied(register);

/** Completes a pending person's profile as their wizard does, and approves it. */
export async function completeProfile(
  request: APIRequestContext,
  { token, id }: Person,
): Promise<void> {
  const kin = await api<{ id: number }>(request, "POST", "secure/next-of-kin", {
    token,
    body: {
      firstNames: "Sipho",
      lastName: "Khumalo",
      phoneNumber: "+27831234567",
      relationship: "Spouse",
    },
  });
  await api(request, "PUT", `secure/employee/${id}`, {
    token,
    body: {
      phone: "+27821234567",
      idNumber: "8001015009087",
      taxNumber: "1234567890",
      employeeNumber: `E-${id}`,
      homeAddress: "12 Long Street, Cape Town",
      gender: 1,
      dateOfBirth: "1988-04-12",
      nextOfKinId: kin.id,
    },
  });
  await api(request, "PUT", `secure/employee/${id}/approve-status`, { token, body: {} });
}

/** Makes a company in daily use by calls, on any server. */
export async function makeCompany(request: APIRequestContext): Promise<Company> {
  const company = await register(request);
  await completeOwnerProfile(request, company.owner);
  return company;
}

/** A company in daily use with an approved owner. */
export const newCompany = copied(makeCompany);

/** Completes a registered owner's profile and approves it. */
export async function completeOwnerProfile(
  request: APIRequestContext,
  owner: Person,
): Promise<void> {
  await api(request, "PUT", "secure/tenant/update-tenant", {
    token: owner.token,
    body: { companyPhone: "+27215550100", officeAddress: "1 Kloof Street, Cape Town" },
  });
  await completeProfile(request, owner);
}

/** Opens a page as a signed-in person, without the sign-in form. */
export async function openAs(page: Page, { token, email }: Person, path: string): Promise<void> {
  const signIn = await page.addInitScript(
    ([authToken, userEmail]) => {
      localStorage.setItem("authToken", authToken as string);
      localStorage.setItem("userEmail", userEmail as string);
    },
    [token, email],
  );
  await page.goto(path);
  // Signing out later must not sign in again.
  await signIn.dispose();
}
