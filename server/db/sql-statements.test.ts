import { expect, test } from "vitest";
import { statementsOf } from "./sql-statements.ts";

test("a file's statements are separated where one ends, and nowhere else", () => {
  expect(
    statementsOf(`
      -- What is said; and why.
      create table people (note text default 'a;b''c;', "odd;name" int); /* one; two */
      create function f() returns int language sql as $$ select 1; select 2 - 1; $$;
      do $body$ begin perform $$;$$; end $body$;;
      select 4 / 2 - $1 -- the end`),
  ).toEqual([
    `create table people (note text default 'a;b''c;', "odd;name" int)`,
    "create function f() returns int language sql as $$ select 1; select 2 - 1; $$",
    "do $body$ begin perform $$;$$; end $body$",
    "select 4 / 2 - $1",
  ]);
});
