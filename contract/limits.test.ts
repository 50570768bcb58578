import { expect, test } from "vitest";
import { errorCodesOf } from "./error-codes.ts";
import type { ErrorCode } from "./errors.ts";
import { operations } from "./index.ts";
import { type Limit, limits } from "./limits.ts";
import type { NamedOperation } from "./operation.ts";

const idOf = ({ module, name }: NamedOperation) => `${module}.${name}`;
const revealing: readonly ErrorCode[] = ["email_taken", "domain_taken"];
const guessable: readonly ErrorCode[] = [
  "invalid_credentials",
  "wrong_current_password",
  "invalid_reset_token",
];
const limited = operations.flatMap(({ limited, ...operation }) =>
  limited ? [{ id: idOf(operation), operation, limit: limited as Limit }] : [],
);

test("every public write and every call that reveals an account is limited", () => {
  const unlimited = operations.filter(
    (operation) =>
      !operation.limited &&
      ((operation.access === "public" && operation.method !== "GET") ||
        operation.errors?.some((code) => [...revealing, "domain_free"].includes(code))),
  );
  expect(unlimited.map(idOf)).toEqual([]);
});

test.each(limited)("a limit counts what a call of $id may reveal", ({ operation, limit }) => {
  const { counts } = limit;
  const telling = [...revealing, ...guessable].filter((code) => operation.errors?.includes(code));
  if (counts !== "every call") expect(counts).toEqual(expect.arrayContaining(telling));
});

test.each(limited)("$id counts errors that it may return", ({ operation, limit }) => {
  const { counts } = limit;
  if (counts !== "every call")
    expect(errorCodesOf(operation)).toEqual(expect.arrayContaining([...counts]));
});

test.each(limited)(
  "the limit of $id counts what is known of its callers",
  ({ operation, limit }) => {
    const { perAddress, perEmailAndAddress, perEmail, perSession, perPerson, perTenant } = limit;
    const [byEmail, bySession] = [
      [perEmailAndAddress, perEmail].some(Boolean),
      [perSession, perPerson, perTenant].some(Boolean),
    ];
    if (operation.access === "public") expect([bySession, perAddress]).toEqual([false, perAddress]);
    else expect([byEmail, bySession]).toEqual([false, true]);
    if (byEmail) expect(operation.body).toMatchObject({ shape: { email: expect.anything() } });
  },
);

test("each limit has a name of its own", () => {
  const all: Limit[] = Object.values(limits);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { perEmail } of all) if (perEmail) expect(perEmail.maxWaitSeconds).toBeGreaterThan(0);
});

test("strangers guess at one account at most a thousand times a day", () => {
  const { atOnce, everySeconds } = limits.signIn.perEmail;
  expect(atOnce + 86_400 / everySeconds).toBeLessThanOrEqual(1_000);
});
