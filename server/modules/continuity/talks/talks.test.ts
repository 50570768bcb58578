import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { companyOfReaders } from "#server/test/notes.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const line = "The night shift suits him";
const talk = (as: Person, { employeeId: id }: Person, body: object = {}) =>
  call(as, api.continuity.recordTalk, {
    params: { id },
    body: { talkedOn: today, talkText: line, ...body },
  });
const talksOf = async (as: Person, { employeeId: id }: Person) =>
  (await call(as, api.employees.history, { params: { id }, query: { kind: "talked" } })).body;

test("a talk is in the history of its day for both", async () => {
  const { owner, head, clerk, follower, changeHead } = await companyOfReaders();
  await changeHead(follower);
  const talkedOn = daysFromToday(-3);
  const { status, body } = await talk(follower, clerk, { talkedOn, talkText: `  ${line} ` });
  expect([status, body]).toEqual([201, { id: expect.any(Number), isFinished: true }]);
  for (const reader of [clerk, follower, owner])
    expect(await talksOf(reader, clerk)).toMatchObject([
      {
        id: body.id,
        day: talkedOn,
        recordedDay: today,
        by: { id: follower.employeeId },
        managerThen: { id: head.employeeId },
        reason: { by: "person", text: line },
      },
    ]);
});

test("only a manager or another super administrator records a talk", async () => {
  const { owner, superadmin, head, clerk, colleague, director, follower, stranger } =
    await companyOfReaders();
  for (const other of [clerk, colleague, director, follower, stranger])
    expect((await talk(other, clerk)).body.code).toBe("not_found");
  expect((await talk(superadmin, superadmin)).body.code).toBe("not_found");
  expect(await talksOf(clerk, clerk)).toEqual([]);
  for (const allowed of [head, owner, superadmin])
    expect((await talk(allowed, clerk)).status).toBe(201);
});

test.each([
  [
    "tomorrow",
    { talkedOn: daysFromToday(1) },
    { talkedOn: "Please choose today or an earlier day." },
  ],
  [
    "before the first day",
    { talkedOn: daysFromToday(-31) },
    { talkedOn: "Please choose a day of the employment." },
  ],
  [
    "after the last day",
    { talkedOn: daysFromToday(-1) },
    { talkedOn: "Please choose a day of the employment." },
  ],
  ["no day", { talkedOn: "" }, { talkedOn: "Please choose the day of the talk." }],
  ["no line", { talkText: " " }, { talkText: "Please write one line about the talk." }],
  [
    "two lines",
    { talkText: "One\nTwo" },
    { talkText: "This text contains a character that cannot be stored" },
  ],
])("a talk is refused with %s, and the field is named", async (_, body, fields) => {
  const { owner, newEmployee } = await companyOfReaders();
  const employee = await newEmployee({
    startDate: daysFromToday(-30),
    terminationDate: daysFromToday(-2),
  });
  const refused = await talk(owner, employee, body);
  expect([refused.status, refused.body.fields]).toEqual([400, fields]);
  expect(await talksOf(owner, employee)).toEqual([]);
  expect((await talk(owner, employee, { talkedOn: daysFromToday(-2) })).status).toBe(201);
});

test("no talk is recorded with someone deactivated", async () => {
  const { owner, newEmployee } = await companyOfReaders();
  const gone = await newEmployee({ isActive: false });
  expect((await talk(owner, gone)).body.code).toBe("employee_deactivated");
});

test("a talk ends the quiet of the days after it", async () => {
  const { owner, sales, newEmployee } = await companyOfReaders();
  const led = await newEmployee({ departmentId: sales, startDate: daysFromToday(-300) });
  const quietDay = async () =>
    (await call(owner, api.continuity.gaps, { query: { kind: "quiet" } })).body
      .filter(({ employee }) => employee?.id === led.employeeId)
      .map(({ day }) => day);
  expect(await quietDay()).toEqual([null]);
  await talk(owner, led, { talkedOn: daysFromToday(-90) });
  expect(await quietDay()).toEqual([daysFromToday(-90)]);
  await talk(owner, led, { talkedOn: daysFromToday(-89) });
  expect(await quietDay()).toEqual([]);
});
