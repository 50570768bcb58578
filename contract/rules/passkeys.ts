/** Passkeys of one account. */
export const maxPasskeys = 10;
