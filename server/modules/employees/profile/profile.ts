import type { CurrentEmployee } from "#contract/employees/employee-fields.ts";
import type { FullProfile } from "#contract/employees/profile.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, PersonActor } from "#server/context.ts";
import { getTenant } from "#server/modules/tenant/index.ts";
import { findCurrentEmployee, findProfile } from "./queries.ts";

export async function currentEmployee({ tx, actor, today }: Context): Promise<CurrentEmployee> {
  const employee = await findCurrentEmployee(tx, actor.employeeId, today);
  if (!employee) throw new AppError("not_found");
  const { theme, color, rowsPerPage, positionTitle, reviewsLeave, leadsPeople, gender, ...rest } =
    employee;
  return {
    ...rest,
    gender: gender as CurrentEmployee["gender"],
    identityNumber: rest.idNumber,
    position: positionTitle ?? "",
    preferences: { theme, color, rowsPerPage: JSON.parse(rowsPerPage) },
    can: { reviewLeave: reviewsLeave, leadPeople: leadsPeople },
    missingFactor: missingFactorOf(actor, today),
  };
}

const missingFactorOf = (
  { hasFactor, factorRequiredFrom: from }: PersonActor,
  today: string,
): CurrentEmployee["missingFactor"] =>
  hasFactor || from === null ? null : { from, isDue: from <= today };

/** Everything that employees may read about themselves and their company. */
export async function fullProfile({ tx, actor, today }: Context): Promise<FullProfile> {
  const [profile, companyData] = await Promise.all([
    findProfile(tx, actor.employeeId, today),
    getTenant(tx),
  ]);
  const { name, surname } = profile;
  return {
    personalData: {
      name: `${name} ${surname}`.trim(),
      firstName: name,
      lastName: surname,
      email: profile.email,
      phone: profile.phone,
      gender: profile.gender as CurrentEmployee["gender"],
      dateOfBirth: profile.dateOfBirth,
      idNumber: profile.idNumber,
      taxNumber: profile.taxNumber,
      homeAddress: profile.homeAddress,
    },
    employmentData: {
      employeeId: profile.id,
      employeeNumber: profile.employeeNumber,
      employeeRole: profile.employeeRole,
      employmentStatus: profile.employmentStatus,
      employeeStatus: profile.employeeStatus,
      isActive: profile.isActive,
      hireDate: profile.startDate,
      terminationDate: profile.terminationDate,
      positionTitle: profile.positionTitle ?? "",
      jobLevel: profile.jobLevel,
      department: profile.departmentName ?? "",
    },
    nextOfKinData: nextOfKinOf(profile),
    companyData,
  };
}

function nextOfKinOf(row: Awaited<ReturnType<typeof findProfile>>): FullProfile["nextOfKinData"] {
  if (row.nextOfKinId === null) return null;
  return {
    nextOfKinId: row.nextOfKinId,
    firstName: row.kinFirstNames ?? "",
    lastName: row.kinLastName ?? "",
    phoneNumber: row.kinPhoneNumber ?? "",
    relationship: row.kinRelationship ?? "",
    updatedAt: row.kinUpdatedAt ?? "",
  };
}
