export type Area = "superadmin" | "staff";

/** The screens around sign-in, apart from the rest: the first page loads no other address. */
export const entryPlaces = {
  landing: "/",
  terms: "/terms",
  privacy: "/privacy",
  signIn: "/signin",
  signUp: "/signup",
  /** The page that a sign-in provider sends the browser back to. */
  providerReturn: "/signin/sso",
  forgotPassword: "/forgot-password",
  deactivated: "/deactivated",
  secondStep: "/second-step",
  registration: "/superadmin/registration",
  companyProfile: "/superadmin/update-company-profile",
  companyDetails: "/superadmin/update-company-details",
  staffProfile: "/staff/update-profile",
  dashboard: <In extends Area>(area: In) => `/${area}/dashboard` as const,
} as const;
