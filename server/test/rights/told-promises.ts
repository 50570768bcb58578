import { api } from "#contract/index.ts";
import { newPromise } from "../promises.ts";
import { call } from "../world.ts";
import type { ReaderName } from "./readers.ts";
import { done, type Telling } from "./telling.ts";

/** A promise, an intent, a broken one with a former text and a reason, and a withdrawn one. */
export async function makePromises(
  { word, person, entry }: Telling,
  by: ReaderName,
  about: ReaderName,
): Promise<number[]> {
  const told = { by, about };
  const make = (promiseText: string, isIntent = false) =>
    newPromise(person(by), person(about), { promiseText, isIntent });
  const promise = { ...told, kind: "promise", audience: "promise" } as const;
  const intent = { ...promise, audience: "intent" } as const;
  const ids = [
    await make(word({ ...promise, title: `a promise of ${by} to ${about}` })),
    await make(
      word({
        ...intent,
        kind: "former text of a promise",
        title: `an intent of ${by} for ${about}`,
      }),
      true,
    ),
    await make(
      word({ ...promise, kind: "former text of a promise", title: `a promise of ${by} as it was` }),
    ),
    await make(word({ ...promise, audience: "nobody", title: "what was taken back" })),
  ];
  const [agreed = 0, meant = 0, changed = 0, taken = 0] = ids;
  entry({ ...promise, title: `that ${by} made a promise`, link: { kind: "promise", id: agreed } });
  entry({ ...intent, title: `that ${by} has an intent`, link: { kind: "promise", id: meant } });
  const reason = (title: string) => word({ ...promise, kind: "reason of a promise", title });
  await done(
    call(person(by), api.continuity.renegotiatePromise, {
      params: { id: changed },
      body: {
        promiseText: word({ ...promise, title: `a promise of ${by} as it is` }),
        reason: reason("why it was renegotiated"),
        version: 1,
      },
    }),
  );
  await done(
    call(person(by), api.continuity.breakPromise, {
      params: { id: changed },
      body: { reason: reason("why it was broken") },
    }),
  );
  await done(
    call(person(by), api.continuity.renegotiatePromise, {
      params: { id: meant },
      body: {
        promiseText: word({ ...intent, title: `an intent of ${by} as it is` }),
        reason: word({
          ...intent,
          kind: "reason of a promise",
          title: "why the intent was changed",
        }),
        version: 1,
      },
    }),
  );
  await done(call(person(by), api.continuity.takeBackPromise, { params: { id: taken } }));
  return ids;
}

/** A proposal by the employee. */
export const propose = ({ word, person }: Telling, about: ReaderName) =>
  newPromise(person(about), person(about), {
    promiseText: word({
      kind: "promise",
      audience: "promise",
      by: about,
      about,
      title: `what ${about} proposed`,
    }),
  });

/** Passes on with a handover after its second step: the incoming manager reads it there. */
export const promiseBeforeHandingOver = ({ word, person }: Telling) =>
  newPromise(person("now"), person("third"), {
    promiseText: word({
      kind: "promise in a handover",
      audience: { parties: ["now", "third", "future"] },
      by: "now",
      about: "third",
      title: "a promise that passes on",
    }),
  });
