export const text = { title: "User Management" } as const;
