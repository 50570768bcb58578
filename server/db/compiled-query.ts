import type { Compilable, CompiledQuery } from "kysely";
import type { DirectoryTx } from "./database.ts";

type Values = readonly (string | number | boolean | null)[];

/**
 * Builds a statement at its first call and only binds values afterwards.
 * The values must be compared or stored as they are: the builder sees marks in their place.
 */
export function compiledOnce<Of extends Values, Row>(
  build: (db: DirectoryTx, ...values: Of) => Compilable<Row>,
): (db: DirectoryTx, ...values: Of) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  let positions: number[] = [];

  return async (db, ...values) => {
    if (!compiled) {
      const marks: unknown[] = values.map((_, index) => Symbol(index));
      compiled = build(db, ...(marks as unknown as Of)).compile();
      positions = compiled.parameters.map((parameter) => marks.indexOf(parameter));
    }
    const parameters = compiled.parameters.map((parameter, index) => {
      const position = positions[index] ?? -1;
      return position < 0 ? parameter : values[position];
    });
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
