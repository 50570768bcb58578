import Papa from "papaparse";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { draftOf, headings, importCompany, runAll, start } from "#server/test/import.ts";
import { call } from "#server/test/world.ts";

const moreThanOnePart = 1_100;

test("a large import is exported as given, immediately afterwards", async () => {
  const company = await importCompany();
  const { owner, domain } = company;
  const given = Array.from({ length: moreThanOnePart }, (_, n) => ({
    "First Name": n % 7 ? "Zanele" : "Renée, “Zee”",
    "Last Name": `Nkosi-${n}`,
    Email: `person${n}@${domain}`,
    Position: n % 3 ? "Driver" : 'Packer "nights"',
    Department: `Depot ${n % 12}`,
    "Led By": n % 5 ? `person${(n % 5) - 1}@${domain}` : "",
    "Hire Date": `20${10 + (n % 16)}-0${1 + (n % 9)}-28`,
  }));
  const draft = await draftOf(
    company,
    Papa.unparse(given, { columns: [...headings.split(","), "Led By"] }),
  );
  await start(owner, draft.id, "all");
  expect(await runAll(company, draft.id)).toMatchObject({ addedCount: moreThanOnePart });
  const query = { excludeSelf: "true" as const };
  const { body: file } = await call(owner, api.employees.exportList, { query });
  const { data } = Papa.parse<Record<string, string>>(String(file).replace("\ufeff", ""), {
    header: true,
    skipEmptyLines: true,
  });
  const byEmail = new Map(data.map((row) => [row.Email, row]));
  expect(data).toHaveLength(moreThanOnePart);
  for (const row of given) expect(byEmail.get(row.Email)).toMatchObject(row);
});
