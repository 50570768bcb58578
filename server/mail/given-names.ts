/** Text that a user gave, as one line: without line breaks, control characters and marks that reorder what is read. */
export const oneLine = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();

const contact = /:\/\/|www\.|@|\w\/\w|\p{L}\.\p{L}{2,}|\+?\d(?:[\s().-]*\d){6,}/iu;
const maxShown = 60;

/**
 * A name that a user gave, as a mail may show it to a reader who does not know them: one line of limited length. Blank if it
 * could be taken for an address, a link or a telephone number, and so for something that we ask the reader to use.
 */
export function shownName(given: string): string {
  const name = oneLine(given);
  if (contact.test(name)) return "";
  return name.length > maxShown ? `${name.slice(0, maxShown).trimEnd()}…` : name;
}

/** The same between quotation marks that it cannot close. */
export const quotedName = (given: string): string =>
  `“${shownName(given).replace(/[“”„"]/g, "'")}”`;

/** The company's name, or else its domain, which is nobody's choice of words. */
export const companyIn = ({ tenantName, domainName }: { tenantName: string; domainName: string }) =>
  shownName(tenantName) || domainName;

export const greetingOf = ({ name }: { name: string }): string => {
  const shown = shownName(name);
  return shown ? `Hello ${shown},` : "Hello,";
};
