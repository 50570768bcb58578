import type { Api, OperationId } from "#contract/index.ts";
import type { Input, NamedOperation, Result } from "#contract/operation.ts";

export type { OperationId };

type Find<Id extends OperationId> = Id extends `${infer M}.${infer N}`
  ? M extends keyof Api
    ? N extends keyof Api[M]
      ? Api[M][N]
      : never
    : never
  : never;

type Operation<Id extends OperationId> =
  Find<Id> extends infer Op extends NamedOperation ? Op : never;

export type InputOf<Id extends OperationId> = Input<Operation<Id>>;

/** The result of a call; for a paged list, the page. */
export type ResultOf<Id extends OperationId> = Result<Operation<Id>>;
