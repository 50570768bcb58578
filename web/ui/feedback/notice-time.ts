/** How long a short message stays on the screen. */
export const shortNoticeMs = 3_000;

/** How long a message stays that names what was created or changed. */
export const longNoticeMs = 5_000;
