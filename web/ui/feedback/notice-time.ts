/** How long a short message stays on the screen. */
export const shortNoticeMs = 3_000;

/** How long a message that names what was created or changed stays. */
export const longNoticeMs = 5_000;

/** How long a page stays after it has succeeded: long enough to read that it did. */
export const pauseBeforeLeavingMs = 1_000;
