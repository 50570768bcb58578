import { v1 } from "#contract/v1/v1.ts";
import { currentTime } from "#server/clock.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import { numberEvents } from "#server/story/events.ts";
import { callV1, type V1Input } from "./api-keys.ts";
import { services, type TestTenant } from "./world.ts";

/** What the job does soon after a change. */
export const giveNumbers = ({ inTenant }: Pick<TestTenant, "inTenant">) =>
  inTenant(async (tx) => numberEvents.run(await jobContext(services, tx, currentTime()), {}));

/** A company's events, as a key reads them. */
export async function eventsOf(
  tenant: Pick<TestTenant, "inTenant">,
  secret: string,
  query: V1Input["query"] = {},
) {
  await giveNumbers(tenant);
  const { status, body } = await callV1(secret, v1.listEvents, { query });
  if (status !== 200) throw new Error(`No events were read: ${JSON.stringify(body)}`);
  return body;
}
