/** Matters of the company of which its super administrators are notified. */
export const companyMatters = ["leaveRequested", "leaveWithoutManager", "documentExpires"] as const;
export type CompanyMatter = (typeof companyMatters)[number];

/** Of this one the manager is always notified, so that no super administrator has to be. */
export const matterOfManagers: CompanyMatter = "leaveRequested";
