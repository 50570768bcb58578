/** The categories of the documents tab. */
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

export type EmployeeDocumentCategory = (typeof employeeDocumentCategories)[number];

/** Every category a client may send: the profile wizard adds Business. */
export const documentCategories = [...employeeDocumentCategories, "Business"] as const;
export type DocumentCategory = (typeof documentCategories)[number];
