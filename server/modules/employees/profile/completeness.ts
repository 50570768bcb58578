export interface WizardProfile {
  name: string;
  surname: string;
  phone: string;
  idNumber: string;
  taxNumber: string;
  employeeNumber: string;
  homeAddress: string;
  positionId: number | null;
  nextOfKinId: number | null;
  tenantName: string;
  companyEmail: string;
  companyPhone: string;
  officeAddress: string;
}

type Required = Partial<Record<keyof WizardProfile, string>>;

const required: Record<"superadmin" | "staff", Required> = {
  superadmin: {
    tenantName: "Company name is required",
    companyEmail: "Company email is required",
    companyPhone: "Contact number is required",
    officeAddress: "Office address is required",
    name: "Full name is required",
    surname: "Full name is required",
    idNumber: "ID number is required",
    positionId: "Position is required",
    employeeNumber: "Employee number is required",
    nextOfKinId: "Next of Kin first names are required",
  },
  staff: {
    phone: "Phone number is required",
    idNumber: "ID number is required",
    taxNumber: "Tax number is required",
    employeeNumber: "Employee number is required",
    homeAddress: "Home address is required",
    nextOfKinId: "Next of Kin first names are required",
  },
};

/** The fields missing in the employee's wizard with messages; empty if the profile is complete. */
export function missingFields(
  profile: WizardProfile,
  isSuperadmin: boolean,
): Record<string, string> {
  const messages: Record<string, string> = required[isSuperadmin ? "superadmin" : "staff"];
  const missing = Object.entries(messages).filter(
    ([field]) => String(profile[field as keyof WizardProfile] ?? "").trim() === "",
  );
  return Object.fromEntries(missing);
}
