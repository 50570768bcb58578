import type { TenantUpdate } from "#contract/tenant.ts";

/** No one can own this domain (RFC 2606), so mails reach no one. */
export const domain = "kopano-foods.test";

export const password = "Taste-of-Kopano-1!";

export const company: TenantUpdate = {
  tenantName: "Kopano Foods",
  companyEmail: `info@${domain}`,
  companyPhone: "+27115550140",
  tenantRegistrationType: "PrivateCompany",
  country: "ZA",
  taxNumber: "9017554210",
  registrationDate: "2011-03-14",
  officeAddress: "14 Refinery Road, Germiston, 1401",
  industry: "Food and Entertainment",
  teamSize: "15-49",
};

/** Each department's work; the first is the owner's. */
export const departments = {
  Leadership: "Sets the direction of the company and answers for its results",
  Finance: "Keeps the books, pays suppliers and salaries, and plans the budget",
  People: "Hires, trains and looks after everyone who works here",
  Production: "Cooks, bottles and packs our sauces, chutneys and preserves in two shifts",
  Quality: "Tests what comes in and what goes out, and develops new recipes",
  Logistics: "Stores raw materials and brings orders to shops in five provinces",
  "Sales and Marketing": "Looks after retailers and makes the brand known",
  Technology: "Runs the systems, the network and the line computers",
} as const;
export type DepartmentName = keyof typeof departments;
