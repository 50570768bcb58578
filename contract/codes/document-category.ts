/** What the documents tab offers. */
export const employeeDocumentCategories = [
  "Company",
  "Personal",
  "Employment",
  "Payslips",
  "Performance",
  "Leave",
  "Benefits",
  "Other",
] as const;

/** What any screen may send: the profile wizard adds Business. */
export const documentCategories = [...employeeDocumentCategories, "Business"] as const;
export type DocumentCategory = (typeof documentCategories)[number];
