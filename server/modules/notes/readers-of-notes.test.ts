import { beforeAll, describe, expect, test } from "vitest";
import { type NoteAudience, noteAudiences } from "#contract/codes/continuity.ts";
import { api } from "#contract/index.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { daysFromToday } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const { getMyNotes, listAbout, listVersions, updateNote, deleteNote } = api.notes;
const { replyToNote, listReplyVersions } = api.notes;

type Company = Awaited<ReturnType<typeof companyOfReaders>>;
/** "write" includes deleting; "release" is for abandoned drafts. */
type May = "-" | "read" | "write" | "release";
type Cells = Record<NoteAudience, May>;

interface Scenario {
  title: string;
  author: (company: Company) => Person;
  about: (company: Company) => Person;
  /** What happens after the notes have been written. */
  afterwards?: (company: Company) => Promise<unknown>;
  readers: Record<
    string,
    [who: (company: Company) => Person, line: May, hr: May, shared: May, draft: May]
  >;
}

const scenarios: Scenario[] = [
  {
    title: "written by who leads the employee today, with a change of the line ahead",
    author: ({ head }) => head,
    about: ({ clerk }) => clerk,
    afterwards: ({ changeHead, follower }) => changeHead(follower, daysFromToday(30)),
    readers: {
      "the author, who leads the employee": [
        ({ head }) => head,
        "write",
        "write",
        "write",
        "write",
      ],
      "a super administrator": [({ superadmin }) => superadmin, "write", "write", "write", "-"],
      "the owner": [({ owner }) => owner, "write", "write", "write", "-"],
      "who will lead the employee": [({ follower }) => follower, "-", "-", "-", "-"],
      "the head of another department": [({ director }) => director, "-", "-", "-", "-"],
      "the employee": [({ clerk }) => clerk, "-", "-", "read", "-"],
      "a colleague": [({ colleague }) => colleague, "-", "-", "-", "-"],
      "another company": [({ stranger }) => stranger, "-", "-", "-", "-"],
    },
  },
  {
    title: "written by who led the employee before",
    author: ({ head }) => head,
    about: ({ clerk }) => clerk,
    afterwards: ({ changeHead, follower }) => changeHead(follower),
    readers: {
      "the author, who no longer leads the employee": [
        ({ head }) => head,
        "read",
        "read",
        "read",
        "release",
      ],
      "who leads the employee now": [({ follower }) => follower, "read", "-", "read", "-"],
      "a super administrator": [({ superadmin }) => superadmin, "write", "write", "write", "-"],
      "the employee": [({ clerk }) => clerk, "-", "-", "read", "-"],
      "a colleague": [({ colleague }) => colleague, "-", "-", "-", "-"],
    },
  },
  {
    title: "written by a super administrator",
    author: ({ superadmin }) => superadmin,
    about: ({ clerk }) => clerk,
    readers: {
      "the author": [({ superadmin }) => superadmin, "write", "write", "write", "write"],
      "another super administrator": [({ owner }) => owner, "write", "write", "write", "-"],
      "who leads the employee": [({ head }) => head, "read", "-", "read", "-"],
      "the employee": [({ clerk }) => clerk, "-", "-", "read", "-"],
    },
  },
  {
    title: "written about a super administrator",
    author: ({ owner }) => owner,
    about: ({ superadmin }) => superadmin,
    readers: {
      "the author": [({ owner }) => owner, "write", "write", "write", "write"],
      "the super administrator whom they are about": [
        ({ superadmin }) => superadmin,
        "-",
        "-",
        "read",
        "-",
      ],
      "who leads others": [({ head }) => head, "-", "-", "-", "-"],
    },
  },
  {
    title: "written about who leads others, whose own head is a director",
    author: ({ director }) => director,
    about: ({ headInPosition }) => headInPosition,
    afterwards: ({ insertHeadship, newDepartment, headInPosition }) =>
      newDepartment("Stores").then((id) => insertHeadship(id, headInPosition)),
    readers: {
      "the author, who leads them": [
        ({ director }) => director,
        "write",
        "write",
        "write",
        "write",
      ],
      "the manager whom they are about": [
        ({ headInPosition }) => headInPosition,
        "-",
        "-",
        "read",
        "-",
      ],
      "the head of another department": [({ head }) => head, "-", "-", "-", "-"],
      "a super administrator": [({ superadmin }) => superadmin, "write", "write", "write", "-"],
    },
  },
];

const cellsOf = ([, line, hr, shared, draft]: Scenario["readers"][string]): Cells => ({
  line,
  hr,
  shared,
  draft,
});

const sees = ({ may }: Cell) => may !== "-";

interface Cell {
  reader: string;
  audience: NoteAudience;
  may: May;
}

interface Written {
  id: number;
  /** A word found only in its text. */
  word: string;
}

/** Where a note appears to a reader, with the offered actions. */
async function surfacesOf(who: Person, person: Person, { id, word }: Written) {
  const about = person.employeeId;
  const list = await call(who, getMyNotes, { query: { aboutEmployeeId: about } });
  const tab = await call(who, listAbout, { params: { id: about }, query: {} });
  const listed = tab.status === 200 ? tab.body.find(({ noteId }) => noteId === id) : undefined;
  const search = await call(who, api.search.find, { query: { query: word } });
  const history = await call(who, api.employees.history, {
    params: { id: about },
    query: { pageSize: 200 },
  });
  const entries = history.status === 200 ? history.body : [];
  return {
    list: list.body.some(({ notes }) => notes.some(({ noteId }) => noteId === id)),
    tab: listed !== undefined,
    search: search.body.notes.items.some((hit) => hit.id === id),
    // Without a right to the history, its entries are unknown.
    history:
      history.status !== 200 || entries.some(({ link }) => link?.kind === "note" && link.id === id),
    textInHistory: JSON.stringify(history.body).includes(word),
    canEdit: listed?.canEdit ?? false,
    canDelete: listed?.canDelete ?? false,
    canReply: listed?.canReply ?? false,
  };
}

const hasHistory = async (who: Person, { employeeId: id }: Person) =>
  (await call(who, api.employees.history, { params: { id }, query: {} })).status === 200;

const expectedOf = (cell: Cell, hasHistory: boolean, isSubject: boolean) => ({
  list: sees(cell),
  tab: sees(cell),
  search: sees(cell),
  history: !hasHistory || (sees(cell) && cell.audience !== "draft"),
  textInHistory: false,
  canEdit: cell.may === "write",
  canDelete: cell.may === "write" || cell.may === "release",
  canReply: isSubject && cell.audience === "shared",
});

/** The results of a reader's attempts at a note, one after the other. */
async function attemptsOf(who: Person, id: number, { isOwn }: { isOwn: boolean }) {
  const params = { id };
  const edit = { params, body: { description: "Promised nothing" } };
  const versions = await call(who, listVersions, { params });
  return {
    versions: versions.status,
    reply: (await call(who, replyToNote, { params, body: { reply: "Agreed" } })).status,
    replyVersions: (await call(who, listReplyVersions, { params })).status,
    edit: (await call(who, updateNote, edit)).status,
    ...(isOwn && {
      narrow: (await call(who, updateNote, { params, body: { audience: "hr" } })).status,
    }),
    remove: (await call(who, deleteNote, { params })).status,
  };
}

function statusesOf({ may }: Cell, { isOwn, isSubject }: { isOwn: boolean; isSubject: boolean }) {
  if (may === "-") return { versions: 404, reply: 404, replyVersions: 404, edit: 404, remove: 404 };
  const known = { versions: 200, reply: isSubject ? 200 : 403, replyVersions: 200 };
  if (may === "read") return { ...known, edit: 403, ...(isOwn && { narrow: 403 }), remove: 403 };
  if (may === "write") return { ...known, edit: 200, ...(isOwn && { narrow: 200 }), remove: 200 };
  // After its release it is an ordinary record.
  return { ...known, edit: 403, narrow: 200, remove: 403 };
}

describe.each(scenarios)("notes $title", ({ author, about, afterwards, readers }) => {
  const cells: Cell[] = Object.entries(readers).flatMap(([reader, given]) =>
    noteAudiences.map((audience) => ({ reader, audience, may: cellsOf(given)[audience] })),
  );
  const keyOf = ({ reader, audience }: { reader: string; audience: string }) =>
    `${reader} ${audience}`;
  let company: Company;
  const notes = new Map<string, Written>();

  beforeAll(async () => {
    company = await companyOfReaders();
    for (const [index, cell] of cells.entries()) {
      const word = `quartz${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}`;
      const id = await writeNote(author(company), about(company), {
        text: `Promised ${word}`,
        audience: cell.audience,
      });
      notes.set(keyOf(cell), { id, word });
    }
    await afterwards?.(company);
  });

  test.each(cells)("$audience: $reader may $may it on every surface", async (cell) => {
    const who = readers[cell.reader]?.[0](company);
    const note = notes.get(keyOf(cell));
    if (!who || !note) throw new Error("There is no such cell.");
    const person = about(company);
    const relation = { isOwn: who === author(company), isSubject: who === person };
    expect(await surfacesOf(who, person, note)).toEqual(
      expectedOf(cell, await hasHistory(who, person), relation.isSubject),
    );
    expect(await attemptsOf(who, note.id, relation)).toEqual(statusesOf(cell, relation));
  });
});

test("a deactivated super administrator reads and writes nothing", async () => {
  const { superadmin, clerk, owner } = await companyOfReaders();
  const id = await writeNote(superadmin, clerk);
  await call(owner, api.employees.toggleStatus, {
    params: { id: superadmin.employeeId },
    query: { activate: "false" },
  });
  for (const refused of [
    await call(superadmin, getMyNotes, { query: {} }),
    await call(superadmin, listAbout, { params: { id: clerk.employeeId }, query: {} }),
    await call(superadmin, updateNote, { params: { id }, body: { description: "x" } }),
    await call(superadmin, deleteNote, { params: { id } }),
  ])
    expect([401, 403]).toContain(refused.status);
});
