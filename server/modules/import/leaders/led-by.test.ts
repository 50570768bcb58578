import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { plusDays } from "#server/company-day.ts";
import { draftOf, headings, importCompany, rowsOf, runAll, start } from "#server/test/import.ts";
import { today } from "#server/test/today.ts";
import { call } from "#server/test/world.ts";

const { detailedInfo } = api.employees;

/** Hana Head heads Logistics; `managers` returns each employee's manager today. */
async function ledCompany() {
  const company = await importCompany();
  const { owner, newEmployee, insertHeadship, departmentId, domain } = company;
  const person = (name: string, surname: string) =>
    newEmployee({ name, surname, email: `${name.toLowerCase()}@${domain}`, departmentId });
  const hana = await person("Hana", "Head");
  await insertHeadship(departmentId, hana);
  const managers = async () => {
    const { body } = await call(owner, detailedInfo, { query: { excludeSelf: "true" } });
    return Object.fromEntries(body.map(({ name, managerName }) => [name, managerName]));
  };
  const draft = (rows: readonly string[], choices = {}) =>
    draftOf(company, [`${headings},Reports to`, ...rows].join("\n"), choices);
  return { ...company, person, hana, managers, draft };
}

const added = (name: string, ledBy: string, from = "2020-03-02") =>
  `${name},Nkosi,${name.toLowerCase()},Driver,Logistics,${from},${ledBy}`;

test.each(["good", "all"] as const)(
  "rows name managers by e-mail, number or name, else the head (%s)",
  async (mode) => {
    const company = await ledCompany();
    const { owner, person, draft, managers } = company;
    await person("Tim", "Lead");
    const rows = [
      added("Anele", "Tim Lead"),
      added("Busi", "anele"),
      added("Cas", " zola  NKOSI "),
      added("Dan", ""),
      added("Zola", "tim"),
    ];
    const { id, badCount, columns } = await draft(rows);
    expect(columns.at(-1)).toMatchObject({ header: "Reports to", field: "ledBy" });
    expect(badCount).toBe(0);
    await start(owner, id, mode);
    expect(await runAll(company, id)).toMatchObject({
      state: "finished",
      addedCount: 5,
      badCount: 0,
    });
    expect(await managers()).toMatchObject({
      Anele: "Tim Lead",
      Busi: "Anele Nkosi",
      Cas: "Zola Nkosi",
      Dan: "Hana Head",
      Zola: "Tim Lead",
    });
  },
);

test("a new employee's history names the imported manager, without a handover", async () => {
  const company = await ledCompany();
  const { owner, draft } = company;
  const { id } = await draft([added("Anele", "hana"), added("Busi", "anele")]);
  await start(owner, id);
  await runAll(company, id);
  const people = await company.people();
  const busi = people.find(({ name }) => name === "Busi");
  const story = await company.storyOf({ employeeId: busi?.id ?? 0 });
  expect(story.map(({ kind }) => kind)).not.toContain("handover_opened");
  expect(story).toContainEqual(
    expect.objectContaining({
      kind: "manager_changed",
      changes: [
        expect.objectContaining({ field: "manager", before: "Hana Head", after: "Anele Nkosi" }),
      ],
      reason: { by: "product", code: "imported", values: { file: "people.csv" } },
    }),
  );
});

test("an imported change of manager is previewed and opens a handover", async () => {
  const company = await ledCompany();
  const { owner, person, domain, managers } = company;
  const ann = await person("Ann", "Nkosi");
  await person("Tim", "Lead");
  const change = (ledBy: string) =>
    draftOf(company, `Email,Reports to\nann@${domain},${ledBy}`, { changesExisting: true });
  expect(await change("Hana Head")).toMatchObject({ sameCount: 1, changeCount: 0, badCount: 0 });
  const { id } = await change("tim");
  expect(await rowsOf(owner, id)).toMatchObject([
    { effect: "change", changes: [{ field: "ledBy", before: "Hana Head", after: "tim" }] },
  ]);
  await start(owner, id);
  expect(await runAll(company, id)).toMatchObject({ changedCount: 1, badCount: 0 });
  expect((await managers()).Ann).toBe("Tim Lead");
  const kinds = (await company.storyOf(ann)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["manager_changed", "handover_opened"]));
  expect((await change("Tim Lead")).sameCount).toBe(1);
});

const nobody = "This name is neither an employee's nor in this file";

test("a row must name one other manager whose own row is right", async () => {
  const { owner, person, draft } = await ledCompany();
  await person("Tim", "Lead");
  await person("Tom", "Lead");
  const { id } = await draft([
    added("Anele", "Themba Mkhize"),
    added("Busi", "busi"),
    added("Cas", "Anele Nkosi"),
    added("Dan", "Tim Lead"),
  ]);
  expect(await rowsOf(owner, id)).toMatchObject([
    { faults: [{ field: "ledBy", message: nobody }] },
    { faults: [{ field: "ledBy", message: "A person cannot be their own manager" }] },
    { faults: [{ field: "ledBy", message: nobody }] },
    { faults: [] },
  ]);
});

test("a name shared by two people is refused, asking for an e-mail", async () => {
  const { owner, person, newEmployee, departmentId, draft, domain } = await ledCompany();
  await person("Tim", "Lead");
  await newEmployee({ name: "Tim", surname: "Lead", email: `tim2@${domain}`, departmentId });
  const { id } = await draft([added("Anele", "Tim Lead"), added("Busi", "tim2")]);
  const message = "2 people are called Tim Lead. Please write the e-mail address";
  expect(await rowsOf(owner, id)).toMatchObject([
    { faults: [{ field: "ledBy", message }] },
    { faults: [] },
  ]);
});

test("rows that close a circle of managers are wrong in the preview", async () => {
  const company = await ledCompany();
  const { owner, draft, person } = company;
  await person("Tim", "Lead");
  const { id } = await draft(
    [
      added("Anele", "busi"),
      added("Busi", "cas"),
      added("Cas", "anele"),
      added("Dan", "tim"),
      "Tim,Lead,tim,,,,dan",
    ],
    { changesExisting: true },
  );
  const rows = await rowsOf(owner, id);
  const messages = rows.map(({ faults }) =>
    faults.map(({ field, message }) => `${field} ${message}`),
  );
  const circle = (names: string) => [
    expect.stringMatching(new RegExp(`^ledBy They would manage each other from .+: ${names}\\.$`)),
  ];
  const by = (one: string, other: string) => `${one} Nkosi would report to ${other} Nkosi`;
  expect(messages).toEqual([
    circle([by("Anele", "Busi"), by("Busi", "Cas"), by("Cas", "Anele")].join(", ")),
    circle([by("Busi", "Cas"), by("Cas", "Anele"), by("Anele", "Busi")].join(", ")),
    circle([by("Cas", "Anele"), by("Anele", "Busi"), by("Busi", "Cas")].join(", ")),
    circle("Dan Nkosi would report to Tim Lead, Tim Lead would report to Dan Nkosi"),
    circle("Tim Lead would report to Dan Nkosi, Dan Nkosi would report to Tim Lead"),
  ]);
});

test("people whose manager's row failed have their head, with the reason", async () => {
  const company = await ledCompany();
  const { owner, domain, draft, managers } = company;
  const { id } = await draft([
    added("Anele", ""),
    added("Busi", "Anele Nkosi"),
    added("Cas", "hana"),
  ]);
  await company.claimEmail(`anele@${domain}`);
  await start(owner, id);
  expect(await runAll(company, id)).toMatchObject({
    state: "finished",
    addedCount: 2,
    badCount: 2,
  });
  expect((await managers()).Busi).toBe("Hana Head");
  expect(await rowsOf(owner, id, "bad")).toMatchObject([
    { isDone: false, faults: [{ field: "email" }] },
    { isDone: true, faults: [{ field: "ledBy", message: nobody }] },
  ]);
});

const idOf = async (
  { people }: { people: () => Promise<{ id: number; name: string }[]> },
  of: string,
) => (await people()).find(({ name }) => name === of)?.id ?? 0;

test("a line starts on the later first day of employee and manager", async () => {
  const company = await ledCompany();
  const { owner, draft } = company;
  const [inTen, inTwenty] = [plusDays(today, 10), plusDays(today, 20)];
  const { id } = await draft([
    added("Anele", "hana", inTen),
    added("Busi", "cas", inTen),
    added("Cas", "anele", inTwenty),
  ]);
  await start(owner, id);
  expect(await runAll(company, id)).toMatchObject({ addedCount: 3, badCount: 0 });
  const lines = async (name: string) => {
    const params = { id: await idOf(company, name) };
    const { body } = await call(owner, api.continuity.lines, { params });
    return body.map(({ manager, from }) => [manager?.name, from]);
  };
  expect(await lines("Anele")).toEqual([]);
  expect(await lines("Busi")).toEqual([["Cas Nkosi", inTwenty]]);
  expect(await lines("Cas")).toEqual([["Anele Nkosi", inTwenty]]);
});

test("a large import records every manager, even from the last row", async () => {
  const company = await ledCompany();
  const { owner, draft } = company;
  const names = Array.from({ length: 1_050 }, (_, n) => `P${n}`);
  const { id } = await draft([...names.map((name) => added(name, "zola")), added("Zola", "hana")]);
  await start(owner, id, "good", false);
  expect(await runAll(company, id)).toMatchObject({ addedCount: 1_051, badCount: 0 });
  const params = { id: await idOf(company, "Zola") };
  const { body } = await call(owner, api.continuity.leading, { params });
  expect(body.people).toBe(1_050);
});

const manyNames = Array.from({ length: 1_500 }, (_, n) => `P${n}`);

test.each([
  ["nobody", "", 0, undefined],
  ["someone who does not exist", "themba", 1_500, nobody],
  [
    "the first",
    "p0",
    1_500,
    expect.stringMatching(/P4 Nkosi would report to P5 Nkosi, and so on, 1500 people in all\.$/),
  ],
])(
  "a chain of 1,500 people ending with %s is checked while waiting",
  async (_, last, badCount, message) => {
    const { owner, draft } = await ledCompany();
    const rows = manyNames.map((name, n) => added(name, manyNames[n + 1] ?? last));
    const checked = await draft(rows);
    expect(checked.badCount).toBe(badCount);
    const [first] = await rowsOf(owner, checked.id);
    expect(first?.faults[0]?.message).toEqual(message);
  },
);
