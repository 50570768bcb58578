/** Whether this is an ID number of 6 to 15 digits; spaces do not count. */
export const isIdNumber = (text: string): boolean => /^\d{6,15}$/.test(text.replaceAll(/\s/g, ""));
