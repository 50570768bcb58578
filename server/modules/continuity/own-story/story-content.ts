import { sql } from "kysely";
import type { HandoverPart } from "#contract/codes/continuity.ts";
import { withoutManagerLabel } from "#contract/codes/story.ts";
import { reasonText } from "#contract/rules/reason-text.ts";
import type { StoryEntry, StoryMatter } from "#contract/story.ts";
import type { Context, Tx } from "#server/context.ts";
import { escaped } from "#server/escaped.ts";
import { fullProfile, listPastEmployments } from "#server/modules/employees/index.ts";
import { ownLeave } from "#server/modules/leave/index.ts";
import { listAbout } from "#server/modules/notes/index.ts";
import { fullName } from "#server/organisation/names.ts";
import { findLine } from "#server/organisation/person-line.ts";
import { listHistory } from "#server/story/history.ts";
import { handoversOf } from "../handovers/handover-list.ts";
import { employmentsOf, managerTerms } from "../manager-terms.ts";
import { findPositions } from "../person.ts";
import { listPromisesOf } from "../promises/promise-list.ts";
import { listReadsOfMine } from "../reads.ts";
import { listed, section } from "./story-markup.ts";
import { changesInWords, dayInFull, titleOf } from "./story-words.ts";

/** The latest of each kind. */
const most = { history: 10_000, promises: 1_000, notes: 1_000, handovers: 200, reads: 2_000 };

const top = (pageSize: number) => ({ page: 1, pageSize });

/** Each part comes from the function of its screen, so that it shows no more. The number of statements is constant. */
export async function ownStory(context: Context) {
  const { tx, actor, now, today } = context;
  const me = actor.employeeId;
  const [
    profile,
    pastEmployments,
    line,
    positions,
    history,
    promises,
    notes,
    leave,
    handovers,
    words,
    notesForTheLine,
    reads,
  ] = await Promise.all([
    fullProfile(context),
    listPastEmployments(tx, me),
    findLine(tx, me, today),
    findPositions(tx, me),
    listHistory(context, me, { ...top(most.history), sort: "-happenedAt" }),
    listPromisesOf(context, me, top(most.promises)),
    listAbout(context, me, { ...top(most.notes), view: "shared" }),
    ownLeave(context),
    handoversOf(context, me, most.handovers),
    findWordsAbout(tx, me),
    countLineNotes(tx, me),
    listReadsOfMine(context, top(most.reads)),
  ]);
  return {
    writtenAt: now.toISOString(),
    today,
    ...profile,
    pastEmployments,
    managers: managerTerms(line, employmentsOf(pastEmployments, profile.employmentData)),
    positions: positions.toReversed(),
    history: history.items,
    promises: promises.items,
    notesSharedWithYou: notes.items.map(({ noteId, noteDescription, ...note }) => ({
      id: noteId,
      text: noteDescription,
      createdAt: note.createdAt,
      writtenBy: note.writtenBy,
      reply: note.reply,
    })),
    notesForTheLine,
    leave,
    handovers: handovers.map(({ isMyTurn: _, ...handover }) => ({
      ...handover,
      texts: words
        .filter(({ handoverId }) => handoverId === handover.id)
        .map(({ handoverId: __, ...text }) => text),
    })),
    readsOfYourRecord: reads.items,
  };
}
export type OwnStory = Awaited<ReturnType<typeof ownStory>>;

export function historySection(history: readonly StoryMatter[]): string {
  const chapters: { manager: string; matters: StoryMatter[] }[] = [];
  for (const matter of history) {
    const manager = matter.managerThen ? `Under ${matter.managerThen.name}` : withoutManagerLabel;
    const last = chapters.at(-1);
    if (last?.manager === manager) last.matters.push(matter);
    else chapters.push({ manager, matters: [matter] });
  }
  return section("History", chapters.map(chapterOf).join("\n"));
}

const chapterOf = ({ manager, matters }: { manager: string; matters: StoryMatter[] }) =>
  `<h3>${escaped(manager)}</h3>\n${listed(matters, linesOf)}`;

/** The latest entry in full, then what the earlier ones add. */
function linesOf({ earlier, ...latest }: StoryMatter): [string, ...(string | null)[]] {
  const shown = detailsOf(latest);
  return [
    titleOf(latest),
    latest.promiseText,
    ...shown,
    whenAndBy(latest),
    ...earlier.map((step) =>
      [
        `${titleOf(step)}, ${whenAndBy(step)}`,
        ...detailsOf(step).filter((detail) => !shown.includes(detail)),
      ].join("\n"),
    ),
  ];
}

const detailsOf = ({ changes, reason }: StoryEntry): string[] => [
  ...changesInWords(changes),
  ...(reason ? [reasonText(reason)] : []),
];

const whenAndBy = ({ day, by }: StoryEntry): string =>
  `${dayInFull(day)}, ${by ? `by ${by.name}` : "by the system"}`;

/** By number only: the text is for the line. */
async function countLineNotes(tx: Tx, employeeId: number): Promise<number> {
  const { notes } = await tx
    .selectFrom("notes")
    .where("tenantId", "=", tx.tenantId)
    .where("aboutEmployeeId", "=", employeeId)
    .where("audience", "=", "line")
    .where("deletedAt", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("notes"))
    .executeTakeFirstOrThrow();
  return notes;
}

const mostTexts = 2_000;

/** The texts of handovers visible to the employee, from the end of the first step on. */
async function findWordsAbout(tx: Tx, employeeId: number) {
  const { rows } = await sql<{
    handoverId: number;
    part: HandoverPart;
    body: string;
    byName: string;
  }>`
    select x.handover_id, x.part, x.body, ${fullName("by")} as by_name
    from handovers as h
    join handover_steps as written on written.tenant_id = ${tx.tenantId} and written.handover_id = h.id
      and written.step = 1 and written.done_on is not null
    join handover_texts as x on x.tenant_id = ${tx.tenantId} and x.handover_id = h.id and x.body <> ''
    join employees as by on by.tenant_id = ${tx.tenantId} and by.id = x.by_id
    where h.tenant_id = ${tx.tenantId} and h.employee_id = ${employeeId}
    order by h.takes_over_on desc, h.id, x.part limit ${mostTexts}`.execute(tx);
  return rows;
}
