import { sql } from "kysely";
import { defineJob, type Job } from "./job.ts";

/** After many rows were written: plans made without statistics read a whole company for each of its people. */
export const refreshStatistics: Job = defineJob(
  "database.refreshStatistics",
  async ({ tx }) => {
    await sql`select app.analyze_grown()`.execute(tx);
    return [];
  },
  "awaited",
);
