import { type GenderCode, genderCodes, genderLabelOf } from "#contract/codes/gender.ts";

/** The code of a shown gender, the same on every screen (AMB-103); null while none is chosen. */
export const genderCodeOf = (label: string): GenderCode | null =>
  genderCodes.find((code) => genderLabelOf(code) === label) ?? null;
