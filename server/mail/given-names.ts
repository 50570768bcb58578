/** One line: without line breaks, control characters and marks that reorder text. */
export const oneLine = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();

/** A possible link in mail programs, or a telephone number. */
const contact = /:\/\/|www\.|@|\w\/\w|\p{L}\.\p{L}{2,}|\+?\d(?:[\s().-]*\d){6,}/iu;
const maxShown = 60;

/** A user's name in a mail to a stranger: one short line. Blank if it resembles an address, link or telephone number. */
export function shownName(given: string): string {
  const name = oneLine(given);
  if (contact.test(name)) return "";
  return name.length > maxShown ? `${name.slice(0, maxShown).trimEnd()}…` : name;
}

/** In quotation marks that it cannot close. */
export const quotedName = (given: string): string =>
  `“${shownName(given).replace(/[“”„"]/g, "'")}”`;

/** The domain as a fallback is not free text. */
export const companyIn = ({ tenantName, domainName }: { tenantName: string; domainName: string }) =>
  shownName(tenantName) || domainName;

export const greetingOf = ({ name }: { name: string }): string => {
  const shown = shownName(name);
  return shown ? `Hello ${shown},` : "Hello,";
};
