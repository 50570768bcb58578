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
