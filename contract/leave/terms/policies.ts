import { z } from "zod";
import { leaveBalances, policyTargets, readyPolicies } from "#contract/codes/leave.ts";
import {
  Created,
  Done,
  Id,
  Instant,
  PersonName,
  PlainDate,
  requiredDate,
  requiredId,
  requiredText,
} from "#contract/common.ts";
import { PolicyTerms } from "./terms.ts";

const FromDay = requiredDate("Please enter the first day").refine(
  (day) => day <= "2199-12-31",
  "Please enter a date before 2200",
);

/** The name of a ready policy, or the id of a company's own. */
export const PolicyKey = z.union([z.enum(readyPolicies), Id], "Please choose a policy");
export type PolicyKey = z.infer<typeof PolicyKey>;

/** Everyone, a department, or one person. */
export const PolicyTarget = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("all") }),
    z.strictObject({
      kind: z.literal("department"),
      departmentId: requiredId("Please choose a department"),
    }),
    z.strictObject({
      kind: z.literal("employee"),
      employeeId: requiredId("Please choose a person"),
    }),
  ],
  "Please choose whom it applies to",
);
export type PolicyTarget = z.infer<typeof PolicyTarget>;

const PolicyVersion = z.object({
  validFrom: PlainDate,
  terms: PolicyTerms,
  by: PersonName.nullable(),
  recordedAt: Instant.nullable(),
});

export const PolicyAssignment = z.object({
  id: Id,
  kind: z.enum(policyTargets),
  /** Null for everyone, or a removed department. */
  target: PersonName.nullable(),
  from: PlainDate,
  to: PlainDate.nullable(),
  by: PersonName,
  recordedAt: Instant,
});
export type PolicyAssignment = z.infer<typeof PolicyAssignment>;

export const LeavePolicy = z.object({
  key: PolicyKey,
  name: z.string(),
  versions: z.array(PolicyVersion),
  /** The newest first, at most a hundred, ended ones included. */
  assignments: z.array(PolicyAssignment),
  assigned: z.int(),
});
export type LeavePolicy = z.infer<typeof LeavePolicy>;

/** Per company, and versions per policy. */
export const maxPolicies = 50;
export const maxVersions = 50;

export const NewPolicy = z.strictObject({
  name: requiredText("Please enter a name", 100),
  from: FromDay,
  terms: PolicyTerms,
});
export type NewPolicy = z.infer<typeof NewPolicy>;

export const NewPolicyVersion = z.strictObject({
  policyId: requiredId("Please choose a policy"),
  from: FromDay,
  terms: PolicyTerms,
});
export type NewPolicyVersion = z.infer<typeof NewPolicyVersion>;

export const NewPolicyAssignment = z.strictObject({
  policy: PolicyKey,
  to: PolicyTarget,
  from: FromDay,
});
export type NewPolicyAssignment = z.infer<typeof NewPolicyAssignment>;

/** People in a preview. */
export const maxPreviewed = 50;

const Remaining = z.object({
  balance: z.enum(leaveBalances),
  before: z.number(),
  after: z.number(),
});

export const PolicyEffect = z.object({
  /** The day of comparison: a year after the first. */
  on: PlainDate,
  /** Active people under the assignment. */
  people: z.int(),
  /** People in the comparison: the first by name. */
  compared: z.int(),
  /** People with different balances, each with those. */
  changes: z.array(z.object({ employee: PersonName, balances: z.array(Remaining) })),
});
export type PolicyEffect = z.infer<typeof PolicyEffect>;

const access = "superadmin";
const touches = ["leave", "employees", "continuity", "dashboard"] as const;

export const leavePolicies = {
  policies: {
    method: "GET",
    path: "/secure/leave/policies",
    access,
    summary: "List the policies of leave, their versions, and whom each applies to from when",
    response: z.array(LeavePolicy),
  },
  addPolicy: {
    method: "POST",
    path: "/secure/leave/policies",
    access,
    summary: "Add a policy of leave; none may grant less than the law",
    body: NewPolicy,
    response: Created,
    creates: true,
    touches: ["leave"],
    event: "settings_changed",
  },
  addPolicyVersion: {
    method: "POST",
    path: "/secure/leave/policies/versions",
    access,
    summary: "Change the terms of a policy from a day on; what was gained before stays",
    body: NewPolicyVersion,
    response: Done,
    errors: ["not_found"],
    touches,
    event: "settings_changed",
  },
  previewPolicy: {
    method: "POST",
    path: "/secure/leave/policies/preview",
    access,
    summary: "Show whose balances would change if a policy applied to them from a day on",
    body: NewPolicyAssignment,
    response: PolicyEffect,
    errors: ["not_found"],
    touches: [],
    traceless: "It changes nothing.",
  },
  assignPolicy: {
    method: "POST",
    path: "/secure/leave/policies/assign",
    access,
    summary: "Apply a policy to everyone, a department or an employee from a day on",
    body: NewPolicyAssignment,
    response: Created,
    creates: true,
    errors: ["not_found"],
    touches,
    event: "settings_changed",
  },
} as const;
