import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { choicesOf, headings, importCompany, rowsOf, uploadPeople } from "#server/test/import.ts";
import { call } from "#server/test/world.ts";

const { check: checkImport } = api.import;

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const row = (name: string, surname: string, email: string) =>
  `${name},${surname},${email},Driver,Logistics,2026-03-02`;
const namesIn = async (...given: Parameters<typeof rowsOf>) =>
  (await rowsOf(...given)).map(({ values }) => `${values.name} ${values.surname}`);

test("a file from a Mac is read in Mac Roman, with its line ends", async () => {
  const { owner } = await importCompany();
  const { body } = await uploadPeople(
    owner,
    latin1([headings, row("Ren\x8e", "M\x9fller", "rene")].join("\r")),
  );
  expect(body).toMatchObject({ encoding: "Mac Roman", rowCount: 1, warnedCount: 0 });
  expect(await namesIn(owner, body.id)).toEqual(["René Müller"]);
});

test("an encoding is chosen by what it makes of the names, and changes every row", async () => {
  const { owner } = await importCompany();
  const content = [headings, row("Ann", "Nkosi", "ann"), row("Bj\xf6rk", "\xd8deg\xe5rd", "b")];
  const { body } = await uploadPeople(owner, latin1(content.join("\r\n")));
  expect(body.encoding).toBe("Windows-1252");
  expect(body.readings).toEqual([
    { encoding: "UTF-8", names: [expect.stringContaining("\ufffd")] },
    { encoding: "Windows-1252", names: ["Björk Ødegård"] },
    { encoding: "Mac Roman", names: ["Bjˆrk ÿdegÂrd"] },
  ]);
  const choose = (encoding: "Mac Roman" | "Windows-1252" | "UTF-16") =>
    call(owner, checkImport, {
      params: { id: body.id },
      body: { columns: choicesOf(body), createsMissing: true, encoding },
    });
  const asMac = (await choose("Mac Roman")).body;
  expect(asMac).toMatchObject({ encoding: "Mac Roman", warnedCount: 1, badCount: 0 });
  expect(await namesIn(owner, body.id, "warned")).toEqual(["Bjˆrk ÿdegÂrd"]);
  expect((await rowsOf(owner, body.id, "warned"))[0]?.warnings).toMatchObject([
    { field: "name" },
    { field: "surname" },
  ]);
  expect((await choose("Windows-1252")).body).toMatchObject({ warnedCount: 0 });
  expect(await namesIn(owner, body.id)).toEqual(["Ann Nkosi", "Björk Ødegård"]);
  expect((await choose("UTF-16")).body.fields).toEqual({ encoding: expect.any(String) });
});

test("a file of UTF-8 with a bad byte stays so, and names its row", async () => {
  const { owner, vacancy } = await importCompany();
  for (const _ of [1, 2]) await vacancy("Driver");
  const bytes = new Uint8Array([
    ...Buffer.from([headings, row("Zoë", "Müller", "zoe"), ""].join("\n")),
    ...latin1(row("Ren\xe9", "Nel", "rene")),
  ]);
  const { body } = await uploadPeople(owner, bytes);
  expect(body).toMatchObject({ encoding: "UTF-8", badCount: 1, warnedCount: 0 });
  expect(await rowsOf(owner, body.id, "bad")).toMatchObject([
    { row: 3, faults: [{ field: "name", message: expect.stringContaining("could not be read") }] },
  ]);
});

test("a file of English letters offers no encodings", async () => {
  const { owner } = await importCompany();
  const { body } = await uploadPeople(owner, [headings, row("Ann", "Nel", "ann")].join("\n"));
  expect(body.readings).toEqual([]);
});
