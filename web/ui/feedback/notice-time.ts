/** The duration of a short message. */
export const shortNoticeMs = 3_000;

/** The duration of a message that names a created or changed record. */
export const longNoticeMs = 5_000;

/** The time for a message of success before its page is left. */
export const pauseBeforeLeavingMs = 1_000;
