const emailPattern = /^[a-zA-Z0-9._-]+@[a-zA-Z0-9.-]+\.[a-zA-Z]{2,6}$/;

/** The documented form: no plus signs, a suffix of two to six letters. */
export const isEmail = (text: string): boolean => emailPattern.test(text);

/** The part after the at sign in lower case; empty without one. */
export const domainOf = (email: string): string =>
  email.includes("@") ? email.slice(email.lastIndexOf("@") + 1).toLowerCase() : "";
