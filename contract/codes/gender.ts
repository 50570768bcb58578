export const genderCodes = [0, 1, 2, 3] as const;
export type GenderCode = (typeof genderCodes)[number];

export const genderLabels = ["Male", "Female", "Other", "Prefer not to say"] as const;
export type GenderLabel = (typeof genderLabels)[number];

export const genderLabelOf = (code: GenderCode): GenderLabel => genderLabels[code];

/** The code of a shown gender, the same on every screen (AMB-103); null if none is chosen. */
export const genderCodeOf = (label: string): GenderCode | null =>
  genderCodes.find((code) => genderLabelOf(code) === label) ?? null;
