import { api } from "#contract/index.ts";
import { call } from "../world.ts";
import type { ReaderName } from "./readers.ts";
import { done, type Telling } from "./telling.ts";

const { handovers, handover, writeHandover, finishStep, askBack, answerBack, answerPromise } =
  api.continuity;

interface Pack {
  id: number;
  about: ReaderName;
  outgoing: ReaderName;
  incoming: ReaderName;
}

/** Open handovers about an employee between two managers. */
export async function openPack(
  { company, person }: Telling,
  { about, outgoing, incoming }: Omit<Pack, "id">,
): Promise<Pack> {
  const listed = await done(call(company.owner, handovers, { query: { pageSize: 200 } }));
  const pack = listed.find(
    (one) =>
      one.employee.id === person(about).employeeId &&
      one.outgoing.id === person(outgoing).employeeId &&
      one.step !== null,
  );
  if (!pack) throw new Error(`No handover of ${about} is open.`);
  return { id: pack.id, about, outgoing, incoming };
}

/** An unfinished step is its author's alone: a draft, or the employee's own. */
type Parties = readonly ReaderName[] | "draft" | "own";

const textOf = (
  { word }: Telling,
  { about, outgoing }: Pack,
  { by, parties, title }: { by: ReaderName; parties: Parties; title: string },
) =>
  word({
    kind: "text of a handover",
    about,
    by,
    audience: typeof parties === "string" ? parties : { parties },
    title: `${title} in the handover of ${outgoing} about ${about}`,
  });

const finish = ({ person }: Telling, by: ReaderName, id: number, step: number) =>
  done(call(person(by), finishStep, { params: { id }, body: { step } }));

/** A written, unfinished first step: only its author reads it. */
export async function writeFirst(telling: Telling, pack: Pack, readers?: readonly ReaderName[]) {
  const { outgoing, id } = pack;
  const parties = readers ?? "draft";
  const body = textOf(telling, pack, { by: outgoing, parties, title: "what matters" });
  await done(
    call(telling.person(outgoing), writeHandover, {
      params: { id },
      body: { part: "matters", body },
    }),
  );
}

/** A finished first step with an unfinished comment: the employee reads it too. */
export async function finishFirst(telling: Telling, pack: Pack, readers?: readonly ReaderName[]) {
  const { outgoing, about, id } = pack;
  await writeFirst(telling, pack, readers ?? [outgoing, about]);
  await finish(telling, outgoing, id, 1);
  const body = textOf(telling, pack, {
    by: about,
    parties: readers ?? "own",
    title: "the comment",
  });
  await done(
    call(telling.person(about), writeHandover, {
      params: { id },
      body: { part: "on_matters", body },
    }),
  );
}

export async function finishSecond(telling: Telling, pack: Pack) {
  const { outgoing, about, incoming, id } = pack;
  await finishFirst(telling, pack, [outgoing, about, incoming]);
  await finish(telling, about, id, 2);
}

/** All steps, with a question, its answer and one per promise. */
export async function finishPack(telling: Telling, pack: Pack) {
  const { outgoing, about, incoming, id } = pack;
  const { person, word } = telling;
  const parties = [outgoing, about, incoming];
  await finishSecond(telling, pack);
  const question = textOf(telling, pack, { by: incoming, parties, title: "the question" });
  await done(
    call(person(incoming), askBack, { params: { id }, body: { to: "outgoing", question } }),
  );
  const answer = textOf(telling, pack, { by: outgoing, parties, title: "the answer" });
  await done(call(person(outgoing), answerBack, { params: { id }, body: { answer } }));
  const { promises } = await done(call(person(incoming), handover, { params: { id } }));
  for (const { id: promiseId, isIntent } of promises) {
    const reason = word({
      kind: "answer to a promise",
      about,
      by: incoming,
      audience: isIntent ? "intent" : "promise",
      title: "what is said to a promise on taking over",
    });
    const body = { promiseId, isAccepted: false, reason };
    await done(call(person(incoming), answerPromise, { params: { id }, body }));
  }
  await finish(telling, incoming, id, 3);
}
