import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { eventually } from "#server/test/eventually.ts";
import { listenTo } from "./listener.ts";

const supervisor = new pg.Client(inject("supervisorUrl"));
const application = new pg.Client(inject("appUrl"));
beforeAll(() => Promise.all([supervisor.connect(), application.connect()]));
afterAll(() => Promise.all([supervisor.end(), application.end()]));

const channel = `listener_test_${process.pid}`;
const say = (payload: string) => application.query("select pg_notify($1, $2)", [channel, payload]);

/** Cuts every listening connection of the channel. */
const cut = () =>
  supervisor.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and query like $1",
    [`%${channel}%`],
  );

function listening(url = inject("listenUrl")) {
  const heard: string[] = [];
  const errors: unknown[] = [];
  let connections = 0;
  const listener = listenTo({
    url,
    channel,
    onNotice: (payload) => heard.push(payload),
    onConnected: () => connections++,
    onError: (error) => errors.push(error),
  });
  return { listener, heard, errors, connections: () => connections };
}

test("a lost connection is restored and reported", async () => {
  const { listener, heard, errors, connections } = listening();
  await eventually(() => expect(connections()).toBe(1));
  await say("before");
  await eventually(() => expect(heard).toEqual(["before"]));
  await cut();
  await eventually(() => expect(connections()).toBe(2));
  expect(errors).toHaveLength(1);
  await say("after");
  await eventually(() => expect(heard).toEqual(["before", "after"]));
  await listener.stop();
});

test("an unavailable database is retried and reported once", async () => {
  const { listener, errors } = listening("postgres://nobody@127.0.0.1:1/none");
  await eventually(() => expect(errors).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(errors).toHaveLength(1);
  await listener.stop();
});
