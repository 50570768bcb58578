import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { plusDays } from "#server/company-day.ts";
import { draftOf, headings, importCompany, rowsOf, runAll, start } from "#server/test/import.ts";
import { today } from "#server/test/today.ts";
import { call } from "#server/test/world.ts";

const { detailedInfo } = api.employees;

/** A company whose Logistics is headed by Hana Head, and of which it can be asked by whom each is led today. */
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
  "people are led as their rows say, by e-mail, number or name, also by someone of a later row; without a name by the head (%s)",
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

test("who joins is handed over by nobody, and their history says who leads them and why", async () => {
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

test("someone who exists is led by someone else from today, which the preview shows with who led before, and the one before hands over", async () => {
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

test("a row is wrong that names nobody, several people or itself, or whose leader's own row is wrong", async () => {
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

test("of two people with one name neither is taken: the row asks for the e-mail", async () => {
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

test("rows by which people would lead each other are wrong before anything is written, newcomers and those who exist alike", async () => {
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
    expect.stringMatching(new RegExp(`^ledBy They would lead each other from .+: ${names}\\.$`)),
  ];
  const by = (one: string, other: string) => `${one} Nkosi would be led by ${other} Nkosi`;
  expect(messages).toEqual([
    circle([by("Anele", "Busi"), by("Busi", "Cas"), by("Cas", "Anele")].join(", ")),
    circle([by("Busi", "Cas"), by("Cas", "Anele"), by("Anele", "Busi")].join(", ")),
    circle([by("Cas", "Anele"), by("Anele", "Busi"), by("Busi", "Cas")].join(", ")),
    circle("Dan Nkosi would be led by Tim Lead, Tim Lead would be led by Dan Nkosi"),
    circle("Tim Lead would be led by Dan Nkosi, Dan Nkosi would be led by Tim Lead"),
  ]);
});

test("if the leader is left out while the file is written, their people are in, led by the head, and the row says why", async () => {
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

test("who begins later is led from their first day, and by a leader who begins later from that one's", async () => {
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

test("the leaders of more people than fit into one transaction are all recorded, by whatever row they come with", async () => {
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
    expect.stringMatching(/P4 Nkosi would be led by P5 Nkosi, and so on, 1500 people in all\.$/),
  ],
])(
  "1,500 people of whom each is led by the next, and the last by %s, are checked while someone waits for it",
  async (_, last, badCount, message) => {
    const { owner, draft } = await ledCompany();
    const rows = manyNames.map((name, n) => added(name, manyNames[n + 1] ?? last));
    const checked = await draft(rows);
    expect(checked.badCount).toBe(badCount);
    const [first] = await rowsOf(owner, checked.id);
    expect(first?.faults[0]?.message).toEqual(message);
  },
);
