import fc from "fast-check";
import { expect, test } from "vitest";
import { stringFields } from "./test/string-fields.ts";

const nameOf = ({ operation: { module, name }, part, path }: (typeof stringFields)[number]) =>
  `${module}.${name} ${part} ${path}`;
const fields = stringFields.map((field) => [nameOf(field), field] as const);

/** Fields for several lines. */
const longTexts = [
  "auth.resetFactors body reason",
  "calendar.createCalendarEvent body eventDescription",
  "calendar.updateWorkEvent body eventDescription",
  "departments.createDepartment body description",
  "departments.createPosition body jobDescription",
  "departments.updateDepartment body description",
  "departments.updatePosition body jobDescription",
  "employees.rejectStatus body reason",
  "employees.update body homeAddress",
  "feedback.report body reason",
  "feedback.sendFeedback body message",
  "leave.addEntry body reason",
  "leave.addHoliday body reason",
  "leave.approve body reason",
  "leave.askToCancel body reason",
  "leave.cancel body reason",
  "leave.checkOpenings body text",
  "leave.createRequest body reason",
  "leave.edit body reason",
  "leave.enterOpenings body text",
  "leave.reject body reason",
  "leave.returnEarly body reason",
  "leave.book body reason",
  "leave.revokeHoliday body reason",
  "leave.turnSick body reason",
  "payroll.unlockPeriod body reason",
  "continuity.writeHandover body body",
  "continuity.askBack body question",
  "continuity.answerBack body answer",
  "continuity.answerPromise body reason",
  "continuity.releaseStep body reason",
  "continuity.releaseTurns body reason",
  "continuity.makePromise body promiseText",
  "continuity.declinePromise body reason",
  "continuity.keepPromise body reason",
  "continuity.renegotiatePromise body promiseText",
  "continuity.renegotiatePromise body reason",
  "continuity.breakPromise body reason",
  "notes.createNote body noteDescription",
  "notes.replyToNote body reply",
  "notes.updateNote body description",
  "notes.updateNote body noteDescription",
  "tenant.updateTenant body officeAddress",
];

const accepts = (field: (typeof stringFields)[number], text: string) =>
  field.schema.safeParse(text).success;

test("the walk finds the strings of the contract, nested ones too", () => {
  const names = fields.map(([name]) => name);
  expect(names).toContain("auth.login body email");
  expect(names).toContain("employees.update body preferences.theme");
  expect(names).toContain("search.find query query");
  expect(names).toContain("onboarding.domainNameExists params domain");
  expect(names.length).toBeGreaterThan(120);
});

const between = (character: fc.Arbitrary<string>) =>
  fc.tuple(fc.string(), character, fc.string()).map(([before, one, after]) => before + one + after);
const unicode = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((code) => String.fromCharCode(code));
const control = fc
  .oneof(unicode(0x00, 0x1f), unicode(0x7f, 0x9f))
  .filter((one) => !/[\t\n\v\f\r]/.test(one));
const half = fc.oneof(unicode(0xd800, 0xdbff), unicode(0xdc00, 0xdfff));

test.each(fields)("%s takes no half of a character and no control character", (_, field) => {
  fc.assert(
    fc.property(between(half.map((one) => `a${one}a`)), (text) => !accepts(field, text)),
    { numRuns: 30 },
  );
  fc.assert(
    fc.property(between(control.map((one) => `a${one}a`)), (text) => !accepts(field, text)),
    { numRuns: 60 },
  );
});

test.each(fields)("%s accepts line breaks and tabs only as a long text", (name, field) => {
  const isLong = longTexts.includes(name);
  for (const between of ["\n", "\r\n", "\t"])
    expect([between, accepts(field, `one${between}two`)]).toEqual([between, isLong]);
});

const titles = fields.filter(([name]) =>
  /[nN]ame|[tT]itle|relationship|industry|employeeNumber/.test(name.split(" ").at(-1) ?? ""),
);

test.each(titles)("%s refuses invisible text and marks that reverse its direction", (_, field) => {
  for (const control of ["\u202e", "\u202a", "\u2066", "\u2069"])
    expect(accepts(field, `Ann${control}e`)).toBe(false);
  for (const unseen of ["\u200b", "\u200b\u200d\ufeff", "\u2060 \u00ad", "\u3164"])
    expect(accepts(field, unseen)).toBe(false);
});

test.each([
  "José",
  "Zoë O’Brien-Nkosi",
  "Ὀδυσσεύς",
  "נעמי",
  "👩‍👩‍👧",
  "ŋgũgĩ wa Thiong’o",
  "محمد\u200c علی",
])("%s is a name", (name) => {
  const firstName = stringFields.find((field) => nameOf(field) === "employees.update body name");
  expect(firstName?.schema.safeParse(name)).toEqual({ success: true, data: name });
});
