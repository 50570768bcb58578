const maxCharacters = 60;

/** The beginning of a message on one line: at most 60 characters, then `...`; no character is cut in two. */
export function previewOf(message: string): string {
  const line = message.replaceAll(/\s+/g, " ");
  const characters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  return characters.length > maxCharacters
    ? `${characters.slice(0, maxCharacters).join("")}...`
    : line;
}
