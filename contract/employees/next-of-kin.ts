import { z } from "zod";
import { Created, Done, Id, IdParams, Instant, requiredText, requiredUnder } from "../common.ts";
import type { Operation } from "../operation.ts";
import { isPhone } from "../rules/phone.ts";
import { maxLengths } from "../rules/text.ts";

export const NextOfKin = z.object({
  nextOfKinId: Id,
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  relationship: z.string(),
  updatedAt: Instant,
});
export type NextOfKin = z.infer<typeof NextOfKin>;

const firstNamesRequired = "Next of Kin first names are required";
const phoneRequired = "Next of Kin phone number is required";
const Phone = requiredText(phoneRequired, maxLengths.number).refine(
  isPhone,
  "Please enter a valid phone number",
);

const NextOfKinFields = z.strictObject({
  firstNames: requiredText(firstNamesRequired).optional(),
  firstName: requiredText(firstNamesRequired).optional(),
  lastName: requiredText("Next of Kin last name is required"),
  phoneNumber: Phone.optional(),
  phone: Phone.optional(),
  relationship: requiredText("Next of Kin relationship is required", maxLengths.relationship),
});

const firstNamesGiven = requiredUnder(["firstNames", "firstName"], firstNamesRequired);
const phoneGiven = requiredUnder(["phoneNumber", "phone"], phoneRequired);

/** First names and phone are accepted under either name. */
export const NextOfKinUpdate = NextOfKinFields.refine(...firstNamesGiven).refine(...phoneGiven);
export type NextOfKinUpdate = z.infer<typeof NextOfKinUpdate>;

export const NewNextOfKin = NextOfKinFields.extend({ employeeId: Id.optional() })
  .refine(...firstNamesGiven)
  .refine(...phoneGiven);
export type NewNextOfKin = z.infer<typeof NewNextOfKin>;

export const nextOfKinOperations = {
  createNextOfKin: {
    method: "POST",
    path: "/secure/next-of-kin",
    access: "completing",
    summary: "Create your own next of kin or an employee's",
    body: NewNextOfKin,
    response: Created,
    creates: true,
    errors: ["not_found", "forbidden", "next_of_kin_exists"],
    touches: ["employees", "continuity", "dashboard"],
  },
  updateNextOfKin: {
    method: "PUT",
    path: "/secure/next-of-kin/:id",
    access: "completing",
    summary: "Update a next of kin",
    params: IdParams,
    body: NextOfKinUpdate,
    response: Done,
    errors: ["not_found"],
    touches: ["employees", "continuity", "dashboard"],
  },
} as const satisfies Record<string, Operation>;
