/** Whether this tax number has at least 4 digits; other characters are allowed and do not count. */
export const isTaxNumber = (text: string): boolean => text.replaceAll(/[^0-9]/g, "").length >= 4;
