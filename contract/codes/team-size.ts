export const teamSizes = ["1-14", "15-49", "50+"] as const;
