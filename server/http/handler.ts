import type { NamedOperation, ParsedInput, Result } from "#contract/operation.ts";
import type { Context, PublicContext } from "#server/context.ts";
import type { NotServed } from "#server/not-served.ts";

type IdOf<Op extends NamedOperation> = `${Op["module"]}.${Op["name"]}`;

/** What serves an operation: without a tenant where it is public, in the caller's tenant everywhere else. */
export type Handler<Op extends NamedOperation> = (
  context: Op extends { access: "public" } ? PublicContext : Context,
  input: ParsedInput<Op>,
) => Promise<Result<Op>>;

/** One handler for each operation that is not listed as not served yet. */
export type Handlers<Ops extends Record<string, NamedOperation>> = {
  [K in keyof Ops as IdOf<Ops[K]> extends NotServed ? never : K]: Handler<Ops[K]>;
};

type AnyHandler = (context: never, input: never) => Promise<unknown>;

export interface Route {
  operation: NamedOperation;
  handle: (context: Context | PublicContext, input: unknown) => Promise<unknown>;
}

/** Binds a module's operations to their handlers; a missing handler does not compile. */
export function routes<Ops extends Record<string, NamedOperation>>(
  operations: Ops,
  handlers: Handlers<Ops>,
): Route[] {
  return Object.entries(handlers).map(([name, handle]) => {
    const operation = operations[name];
    if (!operation) throw new Error(`No operation is named ${name}.`);
    return { operation, handle: handle as AnyHandler as Route["handle"] };
  });
}
