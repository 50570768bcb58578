/** The text that the wizards share. */
export const text = {
  back: "Back",
  next: "Next",
  continue: "Continue",
  submit: "Submit",
  saving: "Saving...",
  logOut: "Logout",
  fixErrors: "Please fix the errors before proceeding.",
  steps: "Steps",
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
  session: {
    tokenMissing: "Authentication token missing",
    tokenUnusable: "Invalid authentication",
    tenantMissing: "Tenant ID not found",
  },
  loadFailed: "Failed to load profile data",
  unknownError: "Unknown error",
  updateFailed: (message: string) => `Failed to update profile: ${message}`,
  statusFailed: "Failed to update status. Please try again.",
  updated: "Profile updated successfully",
  loading: "Loading your profile",
  notReached: "Check your connection and try again.",
  badEmail: "Please enter a valid email address",
  badPhone: "Please enter a valid phone number",
  badIdNumber: "Please enter a valid ID number",
  shortTaxNumber: "Tax number is too short",
  notGiven: "Not given",
  cleared: {
    title: "Please enter again",
    lead: (fields: readonly string[]) =>
      `Reloading the page cleared ${fields.join(" and ")}: details like these are never stored in the browser.`,
  },
} as const;
