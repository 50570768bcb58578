/** The one locale in which dates and numbers are written. */
export const locale = "en-US";
