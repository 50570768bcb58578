import { isShowable } from "./image-size.ts";
import { orientationOf, orientationSegment } from "./orientation.ts";

interface Segment {
  marker: number;
  bytes: Buffer;
  end: number;
}

const startOfImage = Buffer.from([0xff, 0xd8]);
const [endOfImage, scan] = [0xd9, 0xda];
/** Far more than any camera writes. */
const maxSegments = 10_000;

/**
 * The image without metadata and without whatever follows it, such as a film or a thumbnail; which way up it is stays. Null
 * if this is not a whole JPEG, or too large to be shown.
 */
export function plainJpeg(bytes: Buffer): Buffer | null {
  if (!bytes.subarray(0, 2).equals(startOfImage)) return null;
  const segments: Segment[] = [];
  for (let at = 2; segments.at(-1)?.marker !== endOfImage; ) {
    const segment = segmentAt(bytes, at);
    if (!segment || segments.length >= maxSegments) return null;
    segments.push(segment);
    at = segment.end;
  }
  const frames = segments.filter(isFrame);
  if (frames.length === 0 || !frames.every(isFrameShowable)) return null;
  if (!segments.some(({ marker }) => marker === scan)) return null;
  const orientation = segments.map(orientationOf).find((value) => value !== undefined);
  return Buffer.concat([
    startOfImage,
    ...(orientation ? [orientationSegment(orientation)] : []),
    ...segments.map(keptPart).filter((part) => part !== null),
  ]);
}

function segmentAt(bytes: Buffer, given: number): Segment | null {
  let at = given;
  // Any number of these may come before a marker.
  while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++;
  const marker = bytes[at + 1];
  if (bytes[at] !== 0xff || marker === undefined) return null;
  const end = marker === endOfImage ? at + 2 : endOfSegment(bytes, at, marker);
  return end === null ? null : { marker, bytes: bytes.subarray(at, end), end };
}

function endOfSegment(bytes: Buffer, at: number, marker: number): number | null {
  if (at + 4 > bytes.length) return null;
  const length = bytes.readUInt16BE(at + 2);
  const end = at + 2 + length;
  if (length < 2 || end > bytes.length) return null;
  return marker === scan ? endOfScan(bytes, end) : end;
}

/** Where the marker after a scan's data begins; within the data a 0xff is followed by 0x00 or belongs to a restart. */
function endOfScan(bytes: Buffer, start: number): number | null {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return null;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return null;
}

const isFrame = ({ marker }: Segment) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A frame names its precision, then its height and width; a height of zero would be named later, which no camera does. */
const isFrameShowable = ({ bytes }: Segment) =>
  bytes.length >= 9 && isShowable(bytes.readUInt16BE(7), bytes.readUInt16BE(5));

/** The application segments that belong to the image: its density, colour profile and colour transform, and what stays of each. */
const ownSegments = new Map<number, [name: string, plain: (bytes: Buffer) => Buffer | null]>([
  [0xe0, ["JFIF\0", withoutThumbnail]],
  [0xe2, ["ICC_PROFILE\0", (bytes) => bytes]],
  [0xee, ["Adobe", (bytes) => shortened(bytes, 16)]],
]);

/** The segment without what says where the image comes from or shows it as it was once; null if nothing of it stays. */
function keptPart({ marker, bytes }: Segment): Buffer | null {
  const isOther = marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);
  if (!isOther) return bytes;
  const [name, plain] = ownSegments.get(marker) ?? [];
  if (!name || !plain) return null;
  return bytes.toString("latin1", 4, 4 + name.length) === name ? plain(bytes) : null;
}

/** The first bytes of a segment, as a whole one; null if it has fewer. A length does not count the two bytes of the marker. */
function shortened(bytes: Buffer, size: number): Buffer | null {
  if (bytes.length < size) return null;
  const short = Buffer.from(bytes.subarray(0, size));
  short.writeUInt16BE(size - 2, 2);
  return short;
}

/** The density alone: what follows is a small picture, which may show what has been cut off or covered since. */
function withoutThumbnail(bytes: Buffer): Buffer | null {
  const short = shortened(bytes, 18);
  short?.fill(0, 16);
  return short;
}
