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

/** The labels of the profile wizard's read-only view, which differ for two types. */
export const shortRegistrationTypeLabels: Record<RegistrationType, string> = {
  ...registrationTypeLabels,
  SoleProprietor: "Sole Proprietorship",
  NonProfitOrganisation: "NPO",
};

/** Reads a stored type; anything unknown falls back to PrivateCompany. */
export function registrationTypeOf(input: string | null | undefined): RegistrationType {
  return registrationTypes.find((type) => type === input) ?? "PrivateCompany";
}
