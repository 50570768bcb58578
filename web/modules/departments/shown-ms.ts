/** How long messages about departments and positions stay (doc B §9). */
export const shownMs = 5_000;
