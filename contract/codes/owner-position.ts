export const ownerPositions = [
  "Chief Executive Officer",
  "Managing Director",
  "Director",
  "Other",
] as const;
