/** Who needs a second step of sign-in. */
export const secondFactorRules = ["off", "superadmins", "everyone"] as const;
export type SecondFactorRule = (typeof secondFactorRules)[number];

export const secondFactorLabels: Record<SecondFactorRule, string> = {
  off: "No one has to",
  superadmins: "Super administrators",
  everyone: "Everyone",
};
