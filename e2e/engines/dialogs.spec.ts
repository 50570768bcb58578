import type { People } from "./demo.ts";
import { lookAt, sizes } from "./look.ts";
import type { Opening } from "./opening.ts";
import { openingsOfLeave } from "./openings-of-leave.ts";
import { openingsOfPeople } from "./openings-of-people.ts";
import { openingsOfTheLine } from "./openings-of-the-line.ts";
import { openingsOfTheShell } from "./openings-of-the-shell.ts";
import { test } from "./test.ts";
import type { Visitor } from "./visitor.ts";

const people: People = JSON.parse(process.env.DEMO ?? "{}");

async function openIt(visitor: Visitor, { at, open, name }: Opening) {
  await visitor.goTo(typeof at === "string" ? at : at(people));
  await open?.(visitor);
  if (name) await visitor.sees(name);
}

for (const opening of [
  ...openingsOfTheShell,
  ...openingsOfPeople,
  ...openingsOfLeave,
  ...openingsOfTheLine,
])
  test(`“${opening.of}” is shown whole`, { tag: opening.isMain ? "@main" : [] }, async ({
    visitor,
  }) => {
    await visitor.become(people[opening.by]);
    if (!opening.isFloating) await openIt(visitor, opening);
    for (const size of opening.sizes ?? sizes) {
      await visitor.engine.resize(size);
      if (opening.isFloating) await openIt(visitor, opening);
      await lookAt(visitor, opening.of, size);
    }
  });
