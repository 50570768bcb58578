const endOfArchive = Buffer.from("PK\u0005\u0006");
const maxArchiveComment = 65_535;

/** Whether this is a whole PDF, and not an archive for another program too. */
export function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString("latin1", 0, 9))) return false;
  const end = bytes.toString("latin1", Math.max(0, bytes.length - 1_024));
  return /%%EOF[\s\0]*$/.test(end) && !isArchive(bytes);
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
