import { expect, test } from "vitest";
import { operations } from "./index.ts";
import { type Limit, limits } from "./limits.ts";
import { purses } from "./purses.ts";

const { unconfirmed, publicMail, ownDomain } = purses;
const perCompany = Object.values<Limit>(limits).flatMap(({ name, perTenant }) =>
  perTenant ? [{ name, perTenant }] : [],
);

test("a less trusted company has less of everything", () => {
  for (const [less, more] of [
    [unconfirmed, publicMail],
    [publicMail, ownDomain],
  ] as const) {
    expect(less.callCost).toBeGreaterThan(more.callCost);
    for (const kind of ["questions", "mails"] as const) {
      expect(less[kind].atOnce).toBeLessThan(more[kind].atOnce);
      expect(less[kind].everySeconds).toBeGreaterThan(more[kind].everySeconds);
    }
  }
});

test.each(perCompany)("the purse of an unconfirmed company has room for $name", ({ perTenant }) => {
  expect(perTenant.atOnce).toBeGreaterThanOrEqual(unconfirmed.callCost);
});

test("each call that reads or changes a whole company is limited per company", () => {
  const unlimited = operations.filter(({ file, addsMany, body, limited }) => {
    const isDear =
      file === "export" ||
      file === "archive" ||
      addsMany ||
      (body && "shape" in body && "selection" in (body.shape as object));
    return isDear && !(limited as Limit | undefined)?.perTenant;
  });
  expect(unlimited.map(({ module, name }) => `${module}.${name}`)).toEqual([]);
});
