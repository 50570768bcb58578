export const themes = ["light", "dark", "system"] as const;
