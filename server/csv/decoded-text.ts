import type { FileEncoding } from "#contract/codes/import.ts";

interface DecodedText {
  text: string;
  encoding: FileEncoding;
}

/** By its byte order mark; otherwise UTF-8 if valid, or Windows-1252. */
export function decodedText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  // The decoders remove the mark.
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder("utf-16le").decode(bytes), encoding: "UTF-16" };
  if (first === 0xfe && second === 0xff)
    return { text: new TextDecoder("utf-16be").decode(bytes), encoding: "UTF-16" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "UTF-8" };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "Windows-1252" };
  }
}
