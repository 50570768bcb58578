const endMark = "%%EOF";
const endOfArchive = Buffer.from("PK\u0005\u0006");
const maxArchiveComment = 65_535;

/** Readers search for the end among the last bytes, and for the start among the first. */
const searched = 1_024;
const beginning = /^(?:\xef\xbb\xbf)?[\s\0]*(?=%PDF-[12]\.\d)/;
/** Padding and remarks, unlike a page, a script, an archive or a program. */
const harmless = /^(?!\s*#!)(?!.*PK)[\t\n\r\0 !-;=-~]*$/s;

/** The PDF from its start to its end. Null unless it is a whole one, and no file for another program too. */
export function plainPdf(bytes: Buffer): Buffer | null {
  const [before] = beginning.exec(bytes.toString("latin1", 0, searched)) ?? [];
  if (before === undefined || isArchive(bytes)) return null;
  const ending = bytes.toString("latin1", Math.max(0, bytes.length - searched - endMark.length));
  const end = ending.lastIndexOf(endMark);
  const after = ending.slice(end + endMark.length);
  if (end < 0 || !harmless.test(after)) return null;
  const added = /^[\s\0]*$/.test(after) ? 0 : after.length;
  return bytes.subarray(before.length, bytes.length - added);
}

/** An archive ends with a record that names the length of its comment. */
function isArchive(bytes: Buffer): boolean {
  const first = Math.max(0, bytes.length - maxArchiveComment - 22);
  for (let at = bytes.lastIndexOf(endOfArchive); at >= first; at = before(bytes, at))
    if (at + 22 <= bytes.length && bytes.readUInt16LE(at + 20) === bytes.length - at - 22)
      return true;
  return false;
}

const before = (bytes: Buffer, at: number) =>
  at > 0 ? bytes.lastIndexOf(endOfArchive, at - 1) : -1;
