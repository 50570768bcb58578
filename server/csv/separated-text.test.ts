import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLines } from "./csv.ts";
import { decodedText } from "./decoded-text.ts";
import { maxCells, maxLines, recordsOf, withSeparator } from "./separated-text.ts";

const read = (text: string) => [...recordsOf(withSeparator(text))];

test.each([
  [
    "commas",
    "a,b\r\n1,2\r\n",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "semicolons",
    "a;b\n1;2,5",
    [
      ["a", "b"],
      ["1", "2,5"],
    ],
  ],
  [
    "tabs",
    "a\tb\r1\t2\r",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "a separator that the first line names",
    "sep=;\r\na,b;c\r\n1;2",
    [
      ["a,b", "c"],
      ["1", "2"],
    ],
  ],
  [
    "line breaks and separators in quotation marks",
    'a,b\n"x\r\ny, z",2\n',
    [
      ["a", "b"],
      ["x\r\ny, z", "2"],
    ],
  ],
  ["doubled quotation marks", 'a\n"say ""yes"""', [["a"], ['say "yes"']]],
  [
    "headings in quotation marks that contain other separators",
    '"a;;;",b\n1,2',
    [
      ["a;;;", "b"],
      ["1", "2"],
    ],
  ],
  ["mixed line ends", "a\r\nb\nc\rd", [["a"], ["b"], ["c"], ["d"]]],
  ["empty lines and empty cells", "a,b\n\n,\n1,", [["a", "b"], [""], ["", ""], ["1", ""]]],
  [
    "a quotation mark inside a cell",
    'a,b\n5" nails,2',
    [
      ["a", "b"],
      ['5" nails', "2"],
    ],
  ],
  ["nothing", "", []],
])("a text with %s is read as a spreadsheet reads it", (_, text, records) => {
  expect(read(text)).toEqual(records);
});

test("a quotation mark that is never closed is refused with its record", () => {
  expect(() => read('a,b\n1,2\n"3,4\n5,6')).toThrow("A quotation mark in row 3 is never closed");
});

test.each([
  ["lines", "\n".repeat(maxLines), /^At most 100,000 lines/],
  ["lines ended by two characters", "\r\n".repeat(maxLines), /^At most 100,000 lines/],
  ["cells", ",".repeat(maxCells - 1), /^At most 2,000,000 cells/],
])("a text ends at the greatest number of %s, blank or not", (_, text, problem) => {
  expect(() => read(text)).not.toThrow();
  expect(() => read(`${text},`)).toThrow(problem);
});

const mark = (bytes: number[], rest: Uint8Array) => new Uint8Array([...bytes, ...rest]);
const wide = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, "utf16le");
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};
/** Windows-1252 letters outside Latin 1. */
const cp1252 = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";
const cp1252Codes = [
  0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x91, 0x92, 0x93,
  0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f,
];
const inWindows1252 = (text: string) =>
  new Uint8Array(
    [...text].map((letter) => {
      const place = cp1252.indexOf(letter);
      return place === -1 ? letter.charCodeAt(0) : (cp1252Codes[place] ?? 0);
    }),
  );

const encoders = {
  "UTF-8": (text: string) => new TextEncoder().encode(text),
  "UTF-8 with a mark": (text: string) => mark([0xef, 0xbb, 0xbf], new TextEncoder().encode(text)),
  "UTF-16, little end first": (text: string) => mark([0xff, 0xfe], wide(text, false)),
  "UTF-16, big end first": (text: string) => mark([0xfe, 0xff], wide(text, true)),
};

test.each([
  ...Object.entries(encoders).map(([name, encode]) => [name, encode, "Zoë Thoḓani, 北"] as const),
  ["Windows-1252", inWindows1252, `Zoë “Renée” Müller – ${[...cp1252].join(" ")}`] as const,
])("names in %s are read with their accents", (name, encode, text) => {
  const read = decodedText(encode(text));
  expect(read.text).toBe(text);
  expect(name.startsWith(read.encoding)).toBe(true);
});

const separators = fc.constantFrom(",", ";", "\t");
const lineEnds = fc.constantFrom("\r\n", "\n", "\r");
const cell = fc.string({
  unit: fc.oneof(
    fc.constantFrom('"', ",", ";", "\t", "\r", "\n", " "),
    fc.string({ minLength: 1, maxLength: 1 }),
  ),
});
const quote = (value: string) => `"${value.replaceAll('"', '""')}"`;

test("any table survives a round trip through any dialect", () => {
  const table = fc.integer({ min: 2, max: 5 }).chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
      minLength: 1,
      maxLength: 6,
    }),
  );
  fc.assert(
    fc.property(
      table,
      separators,
      lineEnds,
      fc.constantFrom(...Object.values(encoders)),
      fc.boolean(),
      fc.boolean(),
      (rows, separator, lineEnd, encode, isNamed, quotesAll) => {
        const headings = (rows[0] ?? []).map((_, index) => `Column ${index}`);
        const write = (value: string) =>
          quotesAll || /["\r\n]/.test(value) || value.includes(separator) ? quote(value) : value;
        const lines = [headings, ...rows].map((cells) => cells.map(write).join(separator));
        const text = [...(isNamed ? [`sep=${separator}`] : []), ...lines, ""].join(lineEnd);
        expect(read(decodedText(encode(text)).text)).toEqual([headings, ...rows]);
      },
    ),
    { numRuns: 500 },
  );
});

test("an export is read back without its marks against formulas", () => {
  const rows = [
    ["First Name", "Note"],
    ["Zoë", 'says "a, b"\nand c'],
    ["=1+1", "+27 82 123 4567"],
  ];
  expect(read(decodedText(Buffer.from(csvLines(rows, { isStart: true }))).text)).toEqual([
    ...rows.slice(0, 2),
    ["'=1+1", "'+27 82 123 4567"],
  ]);
});
