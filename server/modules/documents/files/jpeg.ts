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

/** The image without metadata or trailing data, with its orientation. Null unless it is a whole JPEG; throws if it is too large. */
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
  // A marker may follow any number of these.
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

/** The position after a scan's data, where 0xff is followed by 0x00 or starts a restart marker. */
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

/** A frame has a precision, then height and width. A height of zero is stated later, which cameras never do. */
const isFrameShowable = ({ bytes }: Segment) =>
  bytes.length >= 9 && isShowable(bytes.readUInt16BE(7), bytes.readUInt16BE(5));

/** Application segments of the image itself: density, colour profile, colour transform. */
const ownSegments = new Map<number, [name: string, plain: (bytes: Buffer) => Buffer | null]>([
  [0xe0, ["JFIF\0", withoutThumbnail]],
  [0xe2, ["ICC_PROFILE\0", (bytes) => bytes]],
  [0xee, ["Adobe", (bytes) => shortened(bytes, 16)]],
]);

/** A segment without origin data or earlier pictures; null if it becomes empty. */
function keptPart({ marker, bytes }: Segment): Buffer | null {
  const isOther = marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);
  if (!isOther) return bytes;
  const [name, plain] = ownSegments.get(marker) ?? [];
  if (!name || !plain) return null;
  return bytes.toString("latin1", 4, 4 + name.length) === name ? plain(bytes) : null;
}

/** A segment's first bytes as a whole one, or null. Its length excludes the two marker bytes. */
function shortened(bytes: Buffer, size: number): Buffer | null {
  if (bytes.length < size) return null;
  const short = Buffer.from(bytes.subarray(0, size));
  short.writeUInt16BE(size - 2, 2);
  return short;
}

/** The density alone. The thumbnail after it may show content cropped or covered later. */
function withoutThumbnail(bytes: Buffer): Buffer | null {
  const short = shortened(bytes, 18);
  short?.fill(0, 16);
  return short;
}
