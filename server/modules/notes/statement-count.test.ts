import { expect, test } from "vitest";
import { buildApp } from "#server/app.ts";
import { countingDatabase } from "#server/test/counting-database.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { type Person, services } from "#server/test/world.ts";

/** The number of statements in a read, without the transaction's begin and end. */
async function statementsOf({ token }: Person, path: string): Promise<number> {
  const { database, statements } = countingDatabase();
  const app = await buildApp({ services: { ...services, database } });
  const { statusCode } = await app.inject({
    method: "GET",
    url: `/prod/secure/notes/${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  await app.close();
  expect(statusCode).toBe(200);
  return statements();
}

test("directory and notes take at most 6 statements for any notes", async () => {
  const { owner, head, clerk, colleague } = await companyOfReaders();
  const paths = ["get-my-notes", `about/${clerk.employeeId}`];
  await writeNote(head, clerk);
  const before = [
    await statementsOf(owner, paths[0] ?? ""),
    await statementsOf(head, paths[1] ?? ""),
  ];
  for (const about of [clerk, colleague, clerk, head]) await writeNote(owner, about);
  const after = [
    await statementsOf(owner, paths[0] ?? ""),
    await statementsOf(head, paths[1] ?? ""),
  ];
  expect(after).toEqual(before);
  expect(Math.max(...after)).toBeLessThanOrEqual(6);
});
