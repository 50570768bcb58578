export const otherIndustry = "Other";

export const industries = [
  "Agriculture",
  "Construction",
  "Healthcare",
  "Science and Technology",
  "Food and Entertainment",
  "Government Services",
  otherIndustry,
] as const;

export const teamSizes = ["1-14", "15-49", "50+"] as const;

export const registrationTypes = [
  "PrivateCompany",
  "PublicCompany",
  "SoleProprietor",
  "CloseCorporation",
  "NonProfitOrganisation",
  "Individual",
] as const;
export type RegistrationType = (typeof registrationTypes)[number];

export const registrationTypeLabels: Record<RegistrationType, string> = {
  PrivateCompany: "Private Company",
  PublicCompany: "Public Company",
  SoleProprietor: "Sole Proprietor (Registered)",
  CloseCorporation: "Close Corporation",
  NonProfitOrganisation: "Non-Profit Organisation",
  Individual: "Individual",
};

/** The labels of the profile wizard's read-only view; two of them differ. */
export const shortRegistrationTypeLabels: Record<RegistrationType, string> = {
  ...registrationTypeLabels,
  SoleProprietor: "Sole Proprietorship",
  NonProfitOrganisation: "NPO",
};

/** Reads a stored type; anything unknown falls back to PrivateCompany. */
export function registrationTypeOf(input: string | null | undefined): RegistrationType {
  return registrationTypes.find((type) => type === input) ?? "PrivateCompany";
}

export const ownerPositions = [
  "Chief Executive Officer",
  "Managing Director",
  "Director",
  "Other",
] as const;

export const companyMatters = ["leaveRequested", "leaveWithoutManager", "documentExpires"] as const;
export type CompanyMatter = (typeof companyMatters)[number];

/** The manager always receives this one, so a super administrator may opt out. */
export const matterOfManagers: CompanyMatter = "leaveRequested";
