import type { FileEncoding } from "#contract/codes/import.ts";

interface DecodedText {
  text: string;
  encoding: FileEncoding;
}

/** Encodings of one byte a letter. Each gives every byte a letter of its own, so a text can be read again in the other. */
const oneByte = { "Windows-1252": "windows-1252", "Mac Roman": "macintosh" } as const;

/** By its byte order mark; otherwise UTF-8 if most letters are, else whichever gives fewer odd letters. */
export function decodedText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  // The decoders remove the mark.
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder("utf-16le").decode(bytes), encoding: "UTF-16" };
  if (first === 0xfe && second === 0xff)
    return { text: new TextDecoder("utf-16be").decode(bytes), encoding: "UTF-16" };
  const text = new TextDecoder("utf-8").decode(bytes);
  if (isMostlyUtf8(text)) return { text, encoding: "UTF-8" };
  const windows = { text: decoded(bytes, "Windows-1252"), encoding: "Windows-1252" as const };
  const mac = { text: decoded(bytes, "Mac Roman"), encoding: "Mac Roman" as const };
  const difference = countOdd(windows.text) - countOdd(mac.text);
  // Line ends of one character were those of the Macs that wrote Mac Roman.
  const isFromMac = difference > 0 || (difference === 0 && /\r(?!\n)/.test(windows.text));
  return isFromMac ? mac : windows;
}

const decoded = (bytes: Uint8Array, encoding: keyof typeof oneByte) =>
  new TextDecoder(oneByte[encoding]).decode(bytes);

/** Bytes of another encoding rarely form letters of UTF-8, so a few letters outweigh as many bad bytes. */
function isMostlyUtf8(text: string): boolean {
  const bad = countOf(text, /\ufffd/g);
  return bad === 0 || countOf(text, /(?!\ufffd)\P{ASCII}/gu) > bad;
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const symbol = "[\\x80-\\x9f€‚ƒ„…†‡ˆ‰‹›•˜™¡-©«-´¶¸»-¿÷×√∞≤≥≠∂∑∏π∫Ω◊∆≈ˇ˘˙˚˝˛⁄\uf8ff]";
/** Letters that names do not have, and a wrong encoding gives: RenŽ, MŸller, RenÃ©, OíBrien. */
const odd = new RegExp(
  [
    "\ufffd",
    "\\p{Ll}(?!\\p{ASCII})\\p{Lu}",
    "\\p{Lu}(?!\\p{ASCII})\\p{Lu}\\p{Ll}",
    "(?!\\p{ASCII})\\p{Ll}[A-Z]",
    `\\p{L}${symbol}`,
    `${symbol}\\p{L}`,
    "[ÂÃ][\\x80-\\xbf‘’“”–—]",
  ].join("|"),
  "gu",
);

const countOdd = (text: string) => countOf(text, odd);

/** Whether a name has letters that only a wrong encoding gives. */
export const hasOddLetters = (name: string): boolean => countOdd(name) > 0;

/** Letters that the file's encoding could not give. */
export const hasUnreadLetters = (text: string): boolean => text.includes("\ufffd");

const bytesByLetter = (encoding: keyof typeof oneByte): ReadonlyMap<string, number> => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  return new Map([...decoded(bytes, encoding)].map((letter, byte) => [letter, byte]));
};
const letters = {
  "Windows-1252": bytesByLetter("Windows-1252"),
  "Mac Roman": bytesByLetter("Mac Roman"),
};

/** A text read in one encoding, as it is in another; unchanged if it was typed by hand or is UTF-16. */
export function readAgain(text: string, from: FileEncoding, to: FileEncoding): string {
  const bytes = bytesOf(text, from);
  if (bytes === undefined || to === "UTF-16") return text;
  return to === "UTF-8" ? new TextDecoder("utf-8").decode(bytes) : decoded(bytes, to);
}

function bytesOf(text: string, encoding: FileEncoding): Uint8Array | undefined {
  if (encoding === "UTF-16") return undefined;
  if (encoding === "UTF-8") return new TextEncoder().encode(text);
  const known = letters[encoding];
  const bytes = [...text].map((letter) => known.get(letter));
  return bytes.some((byte) => byte === undefined) ? undefined : Uint8Array.from(bytes as number[]);
}
