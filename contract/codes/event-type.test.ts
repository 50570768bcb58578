import { expect, test } from "vitest";
import { eventFields, eventTypeOf, eventTypes } from "./event-type.ts";
import { kindsIn, storyKinds } from "./story.ts";

const companyKinds = [
  "created",
  "changed",
  "removed",
  "manager_changed",
  "gap_set_aside",
  "gap_brought_back",
] as const;

test("each type of event has an entry that causes it", () => {
  const caused = [
    ...storyKinds.map((kind) => eventTypeOf("employee", kind)),
    ...companyKinds.flatMap((kind) => [
      eventTypeOf("department", kind),
      eventTypeOf("position", kind),
    ]),
  ];
  expect(new Set(caused)).toEqual(new Set([null, ...eventTypes]));
});

test.each(["notes", "promises", "handovers"] as const)("no entry of %s is published", (group) => {
  expect(kindsIn(group).map((kind) => eventTypeOf("employee", kind))).toEqual(
    kindsIn(group).map(() => null),
  );
});

test.each([
  "feedback_sent",
  "next_of_kin_changed",
  "document_added",
  "document_changed",
  "document_removed",
  "gap_set_aside",
  "stand_in_named",
  "profile_rejected",
  "leave_event_stated",
] as const)("an entry of the kind %s is never published", (kind) => {
  expect(eventTypeOf("employee", kind)).toBeNull();
});

test("a company's own settings and unknown subjects are never published", () => {
  expect(companyKinds.map((kind) => eventTypeOf("tenant", kind))).toEqual(
    companyKinds.map(() => null),
  );
  expect(eventTypeOf("somethingElse", "created")).toBeNull();
});

test("only fields that version 1 shows are named, by its names", () => {
  const changed = ["surname", "idNumber", "dateOfBirth", "terminationDate", "theme"];
  expect(eventFields("person.changed", changed)).toEqual(["lastName", "lastDay"]);
  expect(eventFields("leave.changed", ["reason", "startDate"])).toEqual([]);
});
