import { z } from "zod";
import { employmentStatuses, genderCodes, jobLevels } from "../codes/people.ts";
import { Id, PlainDate } from "../common.ts";
import { Tenant } from "../tenant.ts";
import { AccountState } from "./employee-fields.ts";
import { NextOfKin } from "./next-of-kin.ts";

export const FullProfile = z.object({
  personalData: z.object({
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    gender: z.literal(genderCodes).nullable(),
    dateOfBirth: PlainDate.nullable(),
    idNumber: z.string(),
    taxNumber: z.string(),
    homeAddress: z.string(),
  }),
  employmentData: AccountState.extend({
    employeeId: Id,
    employeeNumber: z.string(),
    employmentStatus: z.enum(employmentStatuses),
    hireDate: PlainDate.nullable(),
    terminationDate: PlainDate.nullable(),
    positionTitle: z.string(),
    jobLevel: z.enum(jobLevels).nullable(),
    department: z.string(),
  }),
  nextOfKinData: NextOfKin.nullable(),
  companyData: Tenant.pick({
    tenantName: true,
    companyEmail: true,
    companyPhone: true,
    tenantRegistrationType: true,
    country: true,
    taxNumber: true,
    registrationDate: true,
    officeAddress: true,
    industry: true,
    teamSize: true,
  }),
});
export type FullProfile = z.infer<typeof FullProfile>;
