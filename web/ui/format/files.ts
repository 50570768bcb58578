const units = ["Bytes", "KB", "MB", "GB"];

/** A size in steps of 1024, with at most one decimal: `1.5 MB`. */
export function formatFileSize(sizeBytes: number) {
  const step = sizeBytes < 1 ? 0 : Math.min(3, Math.floor(Math.log2(sizeBytes) / 10));
  return `${Math.round((sizeBytes / 1024 ** step) * 10) / 10} ${units[step]}`;
}

const maxLength = 15;
const cut = "...";

/** A file's name in at most 15 characters: `passport-2026.pdf` is `passport-202...`. */
export const shortFileName = (name: string): string =>
  name.length > maxLength ? `${name.slice(0, maxLength - cut.length)}${cut}` : name;
