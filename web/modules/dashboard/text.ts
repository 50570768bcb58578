export const text = { title: "Dashboard" } as const;
