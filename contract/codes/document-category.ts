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

export const documentCategories = [...employeeDocumentCategories, "Business"] as const;
export type DocumentCategory = (typeof documentCategories)[number];
