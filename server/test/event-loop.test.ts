import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { leave } from "#contract/leave/leave.ts";
import { maxFileBytes, maxImportRows } from "#contract/rules/file.ts";
import { choicesOf, headings, importCompany, uploadPeople } from "./import.ts";
import { call, newTenant } from "./world.ts";

const filled = (start: string, unit: string, size: number) =>
  start + unit.repeat((size - start.length) / unit.length);

const fullFile = () => {
  const filling = "x".repeat(200);
  const lines = Array.from(
    { length: maxImportRows },
    (_, n) =>
      `Ann,Nkosi,p${n},Clerk,Depot ${n % 40},${(n % 28) + 1}/03/2024,p${n + 1},${filling},${",y".repeat(60)}`,
  );
  return [`${headings},Led By,Note,${",More".repeat(60)}`, ...lines].join("\n");
};

/** The longest time that others waited for their turn. It is processor time, as the machine may be busy with other work. */
async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let [before, longest] = [process.threadCpuUsage(), 0];
  const look = () => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, now.user + now.system - before.user - before.system);
    before = now;
  };
  const looking = setInterval(look, 1);
  await work();
  look();
  clearInterval(looking);
  return longest / 1000;
}

/** The least of three, as any of them may have met a collection of garbage. */
async function usualTurnMs(work: () => Promise<unknown>): Promise<number> {
  const turns: number[] = [];
  for (let n = 0; n < 3; n += 1) turns.push(await longestTurnMs(work));
  return Math.min(...turns);
}

/** A machine that takes long for a plain call is slow. */
const limitMs = (plainTurnMs: number) => Math.max(50, 3 * plainTurnMs);

const peopleHead = "First name,Last name,Email\n";
const peopleFiles: [string, () => string][] = [
  ["line feeds", () => filled(peopleHead, "\n", maxFileBytes)],
  ["two-character line ends", () => filled(peopleHead, "\r\n", maxFileBytes)],
  ["quotation marks", () => filled(peopleHead, '"', maxFileBytes)],
  ["commas", () => filled(peopleHead, ",", maxFileBytes)],
  ["headings", () => filled("", ",", maxFileBytes)],
  ["one endless cell", () => filled('"', "a", maxFileBytes)],
  ["full rows", fullFile],
];

/** Received whole, and refused for its first two bytes. */
const refusedUnread = () => new TextEncoder().encode(filled("PK", "x", maxFileBytes));

test.each(peopleFiles)("an import of %s leaves the others their turn", async (_, content) => {
  const { owner } = await importCompany();
  await uploadPeople(owner, peopleHead);
  const plainTurnMs = await usualTurnMs(() => uploadPeople(owner, refusedUnread()));
  const bytes = new TextEncoder().encode(content());
  const turnMs = await usualTurnMs(() => uploadPeople(owner, bytes));
  expect(turnMs).toBeLessThan(limitMs(plainTurnMs));
});

test("another check of 10,000 rows leaves the others their turn", async () => {
  const { owner } = await importCompany();
  const { body: draft } = await uploadPeople(owner, fullFile());
  expect(draft).toMatchObject({ rowCount: maxImportRows });
  const check = (changesExisting: boolean) =>
    call(owner, api.import.check, {
      params: { id: draft.id },
      body: { columns: choicesOf(draft), createsMissing: true, changesExisting },
    });
  const turnMs = await usualTurnMs(() => check(false));
  const plainTurnMs = await usualTurnMs(() => uploadPeople(owner, refusedUnread()));
  expect(turnMs).toBeLessThan(Math.max(50, 1.6 * plainTurnMs));
});

const openingsHead = "Email,Balance,Days,From,Reason\n";

test.each(["\n", "\r\n", '"', ",", "a@b.co,Annual,6,1/2/2026,Old\n"])(
  "opening balances of %j leave the others their turn",
  async (unit) => {
    const { owner } = await newTenant();
    const send = (text: string) => call(owner, leave.checkOpenings, { body: { text } });
    const plainTurnMs = await usualTurnMs(() => send(openingsHead));
    const text = `${filled(openingsHead, unit, 499_000)}.`;
    const turnMs = await usualTurnMs(() => send(text));
    expect(turnMs).toBeLessThan(limitMs(plainTurnMs));
  },
);
