import type { Person } from "../company.ts";
import { screens } from "../screens.ts";
import { newReviewer } from "../staff.ts";
import { look } from "./look.ts";
import { test } from "./test.ts";
import type { Visitor } from "./visitor.ts";

const pictureOf = (path: string) =>
  path
    .replaceAll(/[^a-z]+/g, " ")
    .trim()
    .replaceAll(" ", "-") || "landing";

async function lookAtAll(visitor: Visitor, person: Person | undefined, paths: readonly string[]) {
  await visitor.become(person);
  for (const path of paths) {
    await visitor.goTo(path);
    await look(visitor, `screen-${pictureOf(path)}`);
  }
}

test("every screen before sign-in is within the window", async ({ visitor }) => {
  await lookAtAll(visitor, undefined, screens.nobody);
});

test("every screen of the super administrator's area is within the window", async ({
  visitor,
  shared,
}) => {
  await lookAtAll(visitor, shared.owner, screens.superadmin);
});

test("every screen of the staff's area is within the window", async ({ visitor, shared }) => {
  await lookAtAll(visitor, shared.cook, screens.staff);
});

test("every reviewer's screen fits into the window", async ({ visitor, request }) => {
  await lookAtAll(visitor, await newReviewer(request), screens.reviewer);
});
