import { readFileSync } from "node:fs";
import { AppError } from "#server/app-error.ts";
import type { Tx } from "#server/context.ts";
import { findAddressee } from "./queries.ts";

// The 10,000 most common passwords, most common first: passwords.json of @zxcvbn-ts/language-common 4.1.3 (MIT).
const list = new URL("./common-passwords.txt", import.meta.url);
const common = new Set(readFileSync(list, "utf8").trimEnd().split("\n"));

/** Letters that people disguise as digits and signs. */
const disguises: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
};
/** Shorter words occur in good passwords by chance. */
const minWordLength = 4;

const letters = /\p{L}/gu;
const undisguised = (text: string) =>
  text.replaceAll(/[@4310!$5]/g, (sign) => disguises[sign] ?? "");
const core = (text: string) => text.replaceAll(/^\P{L}+|\P{L}+$/gu, "");

/** A password as given, and without its disguise and the digits and signs around it. */
function formsOf(password: string): string[] {
  const plain = password.toLowerCase();
  return [plain, core(plain), undisguised(plain), undisguised(core(plain))];
}

export const isCommonPassword = (password: string): boolean =>
  formsOf(password).some((form) => common.has(form));

export function consistsOf(password: string, names: readonly string[]): boolean {
  const words = names
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= minWordLength)
    .toSorted((one, other) => other.length - one.length);
  return formsOf(password).some((form) => {
    const rest = words.reduce((text, word) => text.replaceAll(word, " "), form);
    return rest !== form && (rest.match(letters) ?? []).length < minWordLength;
  });
}

type Field = "password" | "newPassword";

/** Throws `invalid_request` at the field for a common password. */
export function refuseCommonPassword(password: string, field: Field): void {
  if (!isCommonPassword(password)) return;
  const message = "This password is one of the most common. Please choose another";
  throw new AppError("invalid_request", { fields: { [field]: message } });
}

/** Throws `invalid_request` at the field for a password made of names of the person or company. */
export function refuseOwnWords(password: string, names: readonly string[], field: Field): void {
  if (!consistsOf(password, names)) return;
  const message = "Please choose a password that is not your name, email or company";
  throw new AppError("invalid_request", { fields: { [field]: message } });
}

export async function ownWordsOf(tx: Tx, accountId: string): Promise<string[]> {
  const known = await findAddressee(tx, accountId);
  if (!known) return [];
  const { email, name, surname, tenantName, domainName } = known;
  return [email, name, surname, tenantName, domainName];
}
