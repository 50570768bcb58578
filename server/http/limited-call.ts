import type { FastifyRequest } from "fastify";
import type { NamedOperation } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Attempt } from "./attempt-counts.ts";
import type { AttemptLimits, Recognition, Reservation } from "./attempt-limits.ts";

export interface LimitedCall {
  operation: NamedOperation;
  attempts: AttemptLimits;
  attempt: Attempt;
  now: Date;
  log: FastifyRequest["log"];
}

/** An attempt's facts for the work, and its reports. */
export interface Admission {
  isKnownDevice: boolean;
  recognise(recognition: Recognition): void;
}

const unlimited: Reservation = { isKnownDevice: false, settle: async () => {} };

/** Works only if the limit has room; an uncounted outcome returns the attempt. */
export async function withinLimit<T>(
  { operation: { limited }, attempts, attempt, now, log }: LimitedCall,
  work: (admission: Admission) => Promise<T>,
): Promise<T> {
  const reservation = limited ? await attempts.reserve(limited, attempt, now) : unlimited;
  let recognition: Recognition | undefined;
  const settle = (outcome: Parameters<Reservation["settle"]>[0]) =>
    // The work is done; time returns the attempt if this fails.
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

/** A forbidden attempt does no limited work, and so takes no share. */
const countsAsFailure = (
  counts: NonNullable<NamedOperation["limited"]>["counts"],
  error: unknown,
): boolean => {
  const code = error instanceof AppError ? error.code : undefined;
  if (counts === "every call") return code !== "forbidden";
  return code !== undefined && counts.includes(code);
};
