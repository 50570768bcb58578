import { createContext } from "react";

/** The dial code of the company's country, for numbers that are typed as they are dialled within it. */
export const DialCode = createContext("+27");

/** A number that starts with a single 0 as it is dialled from abroad; any other as it is. */
export const fromAbroad = (phone: string, dialCode: string): string =>
  phone.replace(/^\s*0(?=[1-9])/, `${dialCode} `);
