/** How long messages stay in user management (doc B §9). */
export const shownMs = 5_000;
