import type { Socket } from "node:net";
import type { DatabaseConnection, QueryResult } from "kysely";
import type pg from "pg";
import { statementName } from "./statement-names.ts";

export interface ConnectionOptions {
  /** Whether to prepare statements by name; false for a pooler without support for it. */
  prepare: boolean;
  onStatement?: (text: string, parameters: readonly unknown[]) => void;
}

const columnNames = new Map<string, string>();

function columnName(name: string): string {
  let known = columnNames.get(name);
  if (known === undefined) {
    known = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    columnNames.set(name, known);
  }
  return known;
}

function toObjects<Row>({ fields, rows }: pg.QueryArrayResult): Row[] {
  const names = fields.map((field) => columnName(field.name));
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (let i = 0; i < names.length; i++) row[names[i] as string] = values[i];
    return row as Row;
  });
}

/** Everything sent in this turn of the event loop leaves in one write. */
export function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Throws once the client's transaction is over. */
export function connectionOn(
  client: pg.PoolClient,
  { prepare, onStatement }: ConnectionOptions,
): { connection: DatabaseConnection; close: () => void } {
  let isOpen = true;
  const connection: DatabaseConnection = {
    async executeQuery<Row>({
      sql,
      parameters,
    }: {
      sql: string;
      parameters: readonly unknown[];
    }): Promise<QueryResult<Row>> {
      if (!isOpen) throw new Error("This transaction is over: a statement was not awaited.");
      onStatement?.(sql, parameters);
      sendTogether(client);
      const result = await client.query({
        text: sql,
        values: [...parameters],
        rowMode: "array",
        ...(prepare && { name: statementName(sql) }),
      });
      return { rows: toObjects<Row>(result), numAffectedRows: BigInt(result.rowCount ?? 0) };
    },
    // biome-ignore lint/correctness/useYield: the interface wants a generator; nothing here streams.
    async *streamQuery() {
      throw new Error("Streaming is not offered inside a tenant's transaction.");
    },
  };
  return {
    connection,
    close: () => {
      isOpen = false;
    },
  };
}
