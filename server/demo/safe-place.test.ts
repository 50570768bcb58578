import { expect, test } from "vitest";
import { database, newTenant } from "#server/test/world.ts";
import { refuseDemoInProduction } from "./safe-place.ts";

test("the demonstration company is refused only in production with its own database", async () => {
  await newTenant();
  const databaseUrl = "postgres://baton_app@db/baton";
  const refuse = (isProduction: boolean, url: string | undefined) =>
    refuseDemoInProduction(database, { isProduction, databaseUrl: url });
  await expect(refuse(true, databaseUrl)).rejects.toThrow("--demo adds a company");
  await refuse(false, databaseUrl);
  await refuse(true, undefined);
});
