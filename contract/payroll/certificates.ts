import { z } from "zod";
import { countries } from "../codes/country.ts";
import { Id, IdParams, PlainDate } from "../common.ts";

/** An employment that has ended. */
const EndedEmployment = z.object({
  /** Null if it was never known. */
  from: PlainDate.nullable(),
  to: PlainDate,
  /** The last position in it; blank without one. */
  title: z.string(),
  /** A brief description of its work; may be blank. */
  description: z.string(),
});
export type EndedEmployment = z.infer<typeof EndedEmployment>;

export const CertificateOfService = z.object({
  employee: z.object({ id: Id, fullName: z.string() }),
  employer: z.object({
    name: z.string(),
    /** May be blank. */
    address: z.string(),
    country: z.enum(countries),
  }),
  /** The last one first. */
  employments: z.array(EndedEmployment),
});
export type CertificateOfService = z.infer<typeof CertificateOfService>;

export const certificateOperations = {
  certificate: {
    method: "GET",
    path: "/secure/payroll/certificates/:id",
    access: "superadmin",
    summary:
      "Show what the product knows for the certificate of service of an employee who has left, for each employment that has ended (BCEA s 42)",
    params: IdParams,
    response: CertificateOfService,
    errors: ["not_found"],
    recorded: "record",
  },
} as const;
