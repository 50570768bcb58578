import { expect, test } from "vitest";
import { sized } from "#server/test/full-size.ts";
import { draftOf, importCompany, rowsOf } from "#server/test/import.ts";

const people = sized({ small: 1_000, full: 10_000 });
const faultEvery = 33;
const faultCount = people * 0.03;
const names = ["Renée", "Zoë", "Müller", "Thandi", "O’Brien", "José"];

interface Written {
  first: string;
  last: string;
  email: string;
  title: string;
  department: string;
  day: string;
  idNumber: string;
}

type Break = (row: Written, before: Written) => Written;

/** The errors of rows, in turns. */
const breaks: Break[] = [
  (row) => ({ ...row, first: " " }),
  (row) => ({ ...row, last: "x".repeat(201) }),
  (row) => ({ ...row, email: "a b" }),
  (row) => ({ ...row, email: "someone@elsewhere.co.za" }),
  (row, { email }) => ({ ...row, email: email.toUpperCase() }),
  (row) => ({ ...row, title: "" }),
  (row) => ({ ...row, department: "" }),
  (row) => ({ ...row, day: "" }),
  (row) => ({ ...row, day: "31 Feb 2026" }),
  (row) => ({ ...row, idNumber: "8.5E+12" }),
];

const shortMonths = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
];

interface Dialect {
  separator: string;
  lineEnd: string;
  encode: (text: string) => Uint8Array;
  day: (day: Temporal.PlainDate) => string;
}

/** Windows-1252 equals Latin 1 for the letters of names, except the curly apostrophe. */
const inWindows1252 = (text: string) => Buffer.from(text.replaceAll("’", "\x92"), "latin1");
const pad = (number: number) => String(number).padStart(2, "0");

const dialects: Record<string, Dialect> = {
  "commas and UTF-8 with a mark, days as 2026-03-31": {
    separator: ",",
    lineEnd: "\r\n",
    encode: (text) => Buffer.from(`\ufeff${text}`),
    day: (day) => day.toString(),
  },
  "semicolons and Windows-1252, days as 31/03/2026": {
    separator: ";",
    lineEnd: "\r\n",
    encode: inWindows1252,
    day: ({ day, month, year }) => `${pad(day)}/${pad(month)}/${year}`,
  },
  "tabs and UTF-16, days as 31-Mar-26": {
    separator: "\t",
    lineEnd: "\r\n",
    encode: (text) => Buffer.from(`\ufeff${text}`, "utf16le"),
    day: ({ day, month, year }) => `${day}-${shortMonths[month - 1]}-${year % 100}`,
  },
  "a named separator and old line ends, days as a spreadsheet counts them": {
    separator: ";",
    lineEnd: "\r",
    encode: (text) => Buffer.from(`sep=;\r${text}`),
    day: (day) => String(Temporal.PlainDate.from("1899-12-30").until(day).days),
  },
};

function fileIn({ separator, lineEnd, encode, day }: Dialect) {
  const quote = (cell: string) =>
    cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
  const headings = ["First Names", "Surname", "E-mail", "Job Title", "Dept", "Start", "ID No"];
  const faulty: number[] = [];
  let before: Written | undefined;
  const lines = Array.from({ length: people }, (_, index) => {
    const start = Temporal.PlainDate.from("2026-01-01").add({ days: index % 300 });
    const row: Written = {
      first: names[index % names.length] ?? "",
      last: `Nkosi; "${index}", Jr`,
      email: `person.${index}`,
      title: `Clerk ${index % 50}`,
      department: `Department ${index % 20}`,
      day: day(start),
      idNumber: "8501015800088",
    };
    const isFaulty = (index + 1) % faultEvery === 0 && faulty.length < faultCount;
    const broken = breaks[faulty.length % breaks.length];
    if (isFaulty) faulty.push(index + 2);
    const written = isFaulty && broken && before ? broken(row, before) : row;
    before = written;
    const { first, last, email, title, department, idNumber } = written;
    return [first, last, email, title, department, written.day, idNumber]
      .map(quote)
      .join(separator);
  });
  return { content: encode([headings.join(separator), ...lines, ""].join(lineEnd)), faulty };
}

test.each(Object.entries(dialects))(
  "exactly the wrong rows in %s are named, each with one error",
  async (_, dialect) => {
    const { owner } = await importCompany();
    const { content, faulty } = fileIn(dialect);
    const draft = await draftOf({ owner }, content);
    expect(draft).toMatchObject({ rowCount: people, badCount: faultCount, newDepartments: 20 });
    const bad = await rowsOf(owner, draft.id, "bad");
    expect(bad.map(({ row }) => row)).toEqual(faulty);
    expect(bad.filter(({ faults }) => faults.length !== 1)).toEqual([]);
    const [first] = await rowsOf(owner, draft.id);
    expect(first?.values).toMatchObject({
      name: "Renée",
      surname: 'Nkosi; "0", Jr',
      startDate: "2026-01-01",
    });
  },
);
