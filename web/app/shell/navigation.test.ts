import { expect, test } from "vitest";
import { places } from "#contract/places.ts";
import { navigationOf, withCurrent } from "./navigation.tsx";

const everything = { reviewLeave: true, leadPeople: true };

test.each([
  [places.users, undefined, "User Management"],
  [places.users, "organisation", "Organisation"],
  [places.users, "gaps", "Gaps"],
  [places.notes("superadmin"), "shared", "Notes and KPIs"],
  [places.ownStory("superadmin"), undefined, "Your History"],
  [places.teamLeave("superadmin"), undefined, "Leave Planner"],
])("%s with the view %s is the current entry %s alone", (path, view, label) => {
  const { main } = navigationOf("superadmin", everything);
  const links = withCurrent(main, path, view).flatMap(({ children = [], ...entry }) => [
    ...(entry.href === undefined ? [] : [entry]),
    ...children,
  ]);
  expect(links.filter(({ isCurrent }) => isCurrent).map((link) => link.label)).toEqual([label]);
});
