import type { FastifyRequest } from "fastify";
import type { NamedOperation } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Attempt } from "./attempt-counts.ts";
import type { AttemptLimits, Recognition, Reservation } from "./attempt-limits.ts";

interface LimitedCall {
  operation: NamedOperation;
  attempts: AttemptLimits;
  attempt: Attempt;
  now: Date;
  log: FastifyRequest["log"];
}

interface Admission {
  isKnownDevice: boolean;
  recognise(recognition: Recognition): void;
}

const unlimited: Reservation = { isKnownDevice: false, settle: async () => {} };

/** Does the work of a call if its operation's limit has room for the attempt, which is given back unless its outcome counts. */
export async function withinLimit<T>(
  { operation: { limited }, attempts, attempt, now, log }: LimitedCall,
  work: (admission: Admission) => Promise<T>,
): Promise<T> {
  const reservation = limited ? await attempts.reserve(limited, attempt, now) : unlimited;
  let recognition: Recognition | undefined;
  const settle = (outcome: Parameters<Reservation["settle"]>[0]) =>
    // What was done is done; an attempt that could not be given back is given back by time.
    reservation.settle(outcome).catch((error) => log.error(error));

  let result: T;
  try {
    result = await work({
      isKnownDevice: reservation.isKnownDevice,
      recognise: (given) => {
        recognition = given;
      },
    });
  } catch (error) {
    await settle({ counts: limited !== undefined && countsAsFailure(limited.counts, error) });
    throw error;
  }
  await settle({ counts: limited?.counts === "every call", recognition });
  return result;
}

/** What someone may not do does nothing that a limit is there for, and so uses up nobody's share. */
const countsAsFailure = (
  counts: NonNullable<NamedOperation["limited"]>["counts"],
  error: unknown,
): boolean => {
  const code = error instanceof AppError ? error.code : undefined;
  if (counts === "every call") return code !== "forbidden";
  return code !== undefined && counts.includes(code);
};
