import fc from "fast-check";
import { expect, test } from "vitest";
import { handoverRights } from "./access.ts";

const nobody = { isOutgoing: false, isPerson: false, isIncoming: false, isOverseer: false };
const roles = {
  "who hands over": { ...nobody, isOutgoing: true },
  "the employee": { ...nobody, isPerson: true },
  "who takes over": { ...nobody, isIncoming: true },
  "a super administrator": { ...nobody, isOverseer: true },
};
const stages = [
  { step: 1, isWritten: false, isCommented: false },
  { step: 2, isWritten: true, isCommented: false },
  { step: 3, isWritten: true, isCommented: true },
  { step: null, isWritten: true, isCommented: true },
] as const;

test.each([
  ["who hands over", ["read write", "read", "read", "read"]],
  ["the employee", ["", "read comment", "read", "read"]],
  ["who takes over", ["", "", "read ask confirm", "read"]],
  ["a super administrator", ["read release", "read release", "read release", "read"]],
] as const)("in the three steps and once finished %s may %j", (role, expected) => {
  const found = stages.map((stage) => {
    const { isReadable, can } = handoverRights({
      ...stage,
      ...roles[role],
      asked: null,
      isAnswered: false,
      isGone: false,
    });
    const allowed = Object.entries(can).flatMap(([name, may]) => (may ? [name] : []));
    return [...(isReadable ? ["read"] : []), ...allowed].join(" ");
  });
  expect(found).toEqual(expected);
});

test("only the person asked answers, once, before the end", () => {
  const stage = fc.constantFrom(...stages);
  const role = fc.constantFrom(...Object.values(roles));
  const asked = fc.constantFrom("outgoing" as const, "person" as const, null);
  fc.assert(
    fc.property(stage, role, asked, fc.boolean(), (at, who, to, isAnswered) => {
      const { can } = handoverRights({ ...at, ...who, asked: to, isAnswered, isGone: false });
      const isAsked = (to === "outgoing" && who.isOutgoing) || (to === "person" && who.isPerson);
      expect(can.answer).toBe(at.step === 3 && isAsked && !isAnswered);
    }),
  );
});
