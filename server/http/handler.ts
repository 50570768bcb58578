import type { NamedOperation, ParsedInput, Result } from "#contract/operation.ts";
import type { Context, PublicCall, SignedInCall } from "#server/context.ts";
import type { FilePart, RowPlace } from "#server/csv/file-part.ts";
import type { ArchivePart } from "#server/storage/archive.ts";

/** The stored file of a download, and its presentation. */
export interface SentFile {
  key: string;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  sha256: string;
  /** Whether a page may show it; otherwise it is saved. */
  isShown?: boolean;
}

type Sent<Op> = Op extends { file: "download" }
  ? SentFile
  : Op extends { file: "export" }
    ? FilePart
    : Op extends { file: "archive" }
      ? ArchivePart
      : Result<Op>;

/** The result, and the subjects of a recorded read. */
type Outcome<Op> = Op extends { recorded: string }
  ? { ofEmployeeId: number | readonly number[]; result: Sent<Op> }
  : Sent<Op>;

/** Needs preparation before the tenant's transaction opens. */
interface PreparedHandler<Op extends NamedOperation> {
  /** Runs outside transactions: counts attempts, hashes, waits. Its result runs inside one, after a second session check. */
  prepare(
    call: SignedInCall,
    input: ParsedInput<Op>,
  ): Promise<(context: Context) => Promise<Outcome<Op>>>;
}

/** Public operations have no tenant. Uploads always prepare. */
type Handler<Op extends NamedOperation> = Op extends { access: "public" }
  ? (call: PublicCall, input: ParsedInput<Op>) => Promise<Result<Op>>
  : Op extends { file: "upload" }
    ? PreparedHandler<Op>
    : Op extends { file: "export" | "archive" }
      ? (context: Context, input: ParsedInput<Op>, after?: RowPlace) => Promise<Outcome<Op>>
      : ((context: Context, input: ParsedInput<Op>) => Promise<Outcome<Op>>) | PreparedHandler<Op>;

export type Handlers<Ops extends Record<string, NamedOperation>> = {
  [K in keyof Ops]: Handler<Ops[K]>;
};

type Work<Caller> = (caller: Caller, input: unknown, after?: RowPlace) => Promise<unknown>;
type Preparation = (call: SignedInCall, input: unknown) => Promise<Work<Context>>;

export type Route = { operation: NamedOperation } & (
  | { handle: Work<Context | PublicCall>; prepare?: undefined }
  | { handle?: undefined; prepare: Preparation }
);

type AnyWork = (caller: never, input: never, after?: never) => Promise<unknown>;

/** A missing handler does not compile. */
export function routes<Ops extends Record<string, NamedOperation>>(
  operations: Ops,
  handlers: Handlers<Ops>,
): Route[] {
  return Object.entries(handlers).map(([name, handler]) => {
    const operation = operations[name];
    if (!operation) throw new Error(`No operation is named ${name}.`);
    if (typeof handler === "function")
      return { operation, handle: handler as AnyWork as Work<Context | PublicCall> };
    const { prepare } = handler as { prepare: AnyWork };
    return { operation, prepare: prepare as Preparation };
  });
}
