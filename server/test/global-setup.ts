import pg from "pg";
import type { TestProject } from "vitest/node";
import { prepareQueue } from "#server/jobs/jobs.ts";

declare module "vitest" {
  interface ProvidedContext {
    ownerUrl: string;
    appUrl: string;
  }
}

export default async function setup(project: TestProject) {
  const ownerUrl = process.env.OWNER_URL ?? "postgres://baton_owner:o@127.0.0.1:5499/dev";
  const pool = new pg.Pool({ connectionString: ownerUrl });
  await prepareQueue((text, values) => pool.query(text, values));
  await pool.end();
  project.provide("ownerUrl", ownerUrl);
  project.provide("appUrl", process.env.APP_URL ?? "postgres://baton_app:a@127.0.0.1:5499/dev");
}
