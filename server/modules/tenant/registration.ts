import type { Tx } from "#server/context.ts";
import { findOwnerInRegistration } from "./queries.ts";

/** Whether the company's owner has yet to finish its registration. */
export const isInRegistration = async (tx: Tx): Promise<boolean> =>
  (await findOwnerInRegistration(tx)) !== undefined;

/**
 * Whether this is the owner of a company that is being registered. Whoever was switched off later is not, though
 * inactive and pending as well: nobody undoes that by themselves (AMB-024).
 */
export const isOwnerInRegistration = async (tx: Tx, employeeId: number): Promise<boolean> =>
  (await findOwnerInRegistration(tx))?.id === employeeId;
