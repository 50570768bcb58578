import { createContext } from "react";

/** The dial code of the company's country, for numbers in its national form. */
export const DialCode = createContext("+27");

/** A number with a single leading 0 in its international form; any other as it is. */
export const fromAbroad = (phone: string, dialCode: string): string =>
  phone.replace(/^\s*0(?=[1-9])/, `${dialCode} `);
