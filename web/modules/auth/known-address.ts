const key = "signInEmail";

/** Keeps the address of a new password for the next sign-in in this tab. */
export const keepAddress = (email: string): void => sessionStorage.setItem(key, email);

export const keptAddress = (): string => sessionStorage.getItem(key) ?? "";

export const dropAddress = (): void => sessionStorage.removeItem(key);
