import fc from "fast-check";
import { expect, test } from "vitest";
import { kindsIn, type StoryKind, storyGroups } from "#contract/codes/story.ts";
import { api } from "#contract/index.ts";
import type { HistoryQuery } from "#contract/story.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { newPromise } from "#server/test/promises.ts";
import { daysFromToday } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const kinds = [
  "leave_requested",
  "leave_approved",
  "note_added",
  "note_changed",
  "promise_made",
  "promise_kept",
  "handover_opened",
  "document_added",
  "document_removed",
  "profile_changed",
] as const satisfies readonly StoryKind[];

const happened = fc.record({
  kind: fc.constantFrom(...kinds),
  daysAgo: fc.integer({ min: 0, max: 4 }),
  visibility: fc.constantFrom("shared" as const, "management" as const),
  record: fc.constantFrom(0, 1),
});

const filters: fc.Arbitrary<Pick<HistoryQuery, "kind" | "group">> = fc.oneof(
  fc.constant({}),
  fc.record({ group: fc.constantFrom(...storyGroups) }),
  fc.record({ kind: fc.constantFrom(...kinds) }),
);

/** A clerk who may not read the second note and promise. */
async function clerkToldOf() {
  const company = await companyOfReaders();
  const { head, clerk, owner, inTenant } = company;
  const records: Record<string, readonly [number, number]> = {
    note: [
      await writeNote(head, clerk, { audience: "shared" }),
      await writeNote(head, clerk, { audience: "line" }),
    ],
    promise: [
      await newPromise(head, clerk),
      await newPromise(head, clerk, { promiseText: "A rise", isIntent: true }),
    ],
    leave_request: [1, 2],
    handover: [1, 2],
    document: [1, 2],
  };
  // A file of a leave request is a document of that matter.
  const linkOf = (kind: StoryKind) =>
    kind === "document_removed"
      ? "leave_request"
      : (Object.keys(records).find((link) => link.split("_")[0] === kind.split("_")[0]) ?? null);
  type Happened = typeof happened extends fc.Arbitrary<infer Event> ? Event : never;
  const tell = (events: readonly Happened[]) =>
    inTenant((tx) =>
      tx
        .insertInto("story")
        .values(
          events.map(({ kind, daysAgo, visibility, record }) => {
            const linkKind = linkOf(kind);
            return {
              tenantId: tx.tenantId,
              subjectKind: "employee" as const,
              subjectId: clerk.employeeId,
              kind,
              visibility,
              day: daysFromToday(-daysAgo),
              recordedAt: new Date().toISOString(),
              byId: head.employeeId,
              linkKind,
              linkId: records[linkKind ?? ""]?.[record] ?? null,
            };
          }),
        )
        .execute(),
    );
  const toldTo = async (reader: Person) => {
    const all = await inTenant((tx) =>
      tx
        .selectFrom("story")
        .where("tenantId", "=", tx.tenantId)
        .where("subjectKind", "=", "employee")
        .where("subjectId", "=", clerk.employeeId)
        .select(["id", "kind", "day", "visibility", "linkKind", "linkId"])
        .orderBy("day", "desc")
        .orderBy("id", "desc")
        .execute(),
    );
    if (reader !== clerk) return all;
    // What was ever shared about a note stays in the person's history.
    return all.filter(
      ({ visibility, linkKind, linkId }) =>
        visibility === "shared" && !(linkKind === "promise" && linkId === records.promise?.[1]),
    );
  };
  return { readers: [clerk, head, owner], clerk, tell, toldTo };
}

const areMatters = ["note", "promise", "leave_request", "handover"];

interface Known {
  id: number;
  kind: string;
  linkKind: string | null;
  linkId: number | null;
}

const mattersOf = (known: readonly Known[]) => [
  ...Map.groupBy(known, ({ id, linkKind, linkId }) =>
    areMatters.includes(linkKind ?? "") ? `${linkKind} ${linkId}` : id,
  ).values(),
];

/** The ids of the matters' entries, as far as one of them is of the sought kinds. */
function idsOf(matters: readonly Known[][], { kind, group }: Pick<HistoryQuery, "kind" | "group">) {
  const sought: readonly string[] | undefined = kind ? [kind] : group && kindsIn(group);
  return matters
    .filter((matter) => matter.some((one) => sought?.includes(one.kind) ?? true))
    .map((matter) => matter.map(({ id }) => id));
}

test("each readable event is in one matter, over all pages and filters", async () => {
  const { readers, clerk, tell, toldTo } = await clerkToldOf();
  const params = { id: clerk.employeeId };
  await fc.assert(
    fc.asyncProperty(
      fc.array(happened, { minLength: 1, maxLength: 12 }),
      filters,
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(...readers),
      async (events, filter, pageSize, reader) => {
        await tell(events);
        const known = await toldTo(reader);
        const matters = mattersOf(known);
        const { group } = filter;
        const expected = idsOf(matters, filter);
        const told: number[][] = [];
        for (let page = 1; page <= Math.ceil(expected.length / pageSize) + 1; page += 1) {
          const query = { ...filter, page, pageSize };
          const { body, headers } = await call(reader, api.employees.history, { params, query });
          expect(headers["x-total-count"]).toBe(String(expected.length));
          told.push(...body.map(({ id, earlier }) => [id, ...earlier.map((one) => one.id)]));
        }
        expect(told).toEqual(expected);
        const counts = await call(reader, api.employees.historyCounts, { params });
        expect(counts.body.total).toBe(matters.length);
        if (group) expect(counts.body.groups[group]).toBe(expected.length);
        const place = matters.findIndex(({ length }) => length > 1);
        const query = { employeeId: clerk.employeeId, entryId: matters[place]?.at(-1)?.id ?? 0 };
        const found = await call(reader, api.employees.historyPosition, { query });
        expect(found.body.position).toBe(place < 0 ? undefined : place + 1);
      },
    ),
    { endOnFailure: true, numRuns: 12 },
  );
});
