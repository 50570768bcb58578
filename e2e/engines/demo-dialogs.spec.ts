import type { Demo } from "./demo.ts";
import { desktop, look, phone } from "./look.ts";
import type { Opening } from "./opening.ts";
import { openingsOfLeave } from "./openings-of-leave.ts";
import { openingsOfPeople } from "./openings-of-people.ts";
import { openingsOfTheLine } from "./openings-of-the-line.ts";
import { test } from "./test.ts";
import { type Visitor, visitorWith } from "./visitor.ts";

const { baseUrl, people }: Demo = JSON.parse(process.env.DEMO ?? "{}");

/** Each is opened by who can open it; they are in the order of their people, as going on as another takes time. */
async function lookAtAll(visitor: Visitor, openings: readonly Opening[]) {
  for (const [by, theirs] of Map.groupBy(openings, (opening) => opening.by)) {
    await visitor.become(people[by]);
    for (const { of, at, open, name } of theirs) {
      await visitor.goTo(typeof at === "string" ? at : at(people));
      await open?.(visitor);
      await visitor.sees(name);
      await look(visitor, of, [desktop, phone]);
    }
  }
}

const parts: [string, readonly Opening[]][] = [
  ["users, departments, positions and documents", openingsOfPeople],
  ["leave and its settings", openingsOfLeave],
  ["promises, stand-ins, notes, feedback and the calendar", openingsOfTheLine],
];
for (const [part, openings] of parts)
  test(`the dialogs of ${part} are shown whole`, async ({ visitor }) => {
    await lookAtAll(visitorWith(visitor.engine, baseUrl), openings);
  });
