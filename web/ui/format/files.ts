const maxLength = 15;
const cut = "...";

/** A file's name in at most 15 characters: `passport-2026.pdf` is `passport-202...`. */
export const shortFileName = (name: string): string =>
  name.length > maxLength ? `${name.slice(0, maxLength - cut.length)}${cut}` : name;
