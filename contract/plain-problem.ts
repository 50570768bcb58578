import type { z } from "zod";

const kinds: Record<string, string> = {
  string: "Please give text",
  number: "Please give a number",
  int: "Please give a whole number",
  boolean: "Please give true or false",
  array: "Please give a list",
  object: "Please give an object",
  file: "Please give a file",
};

/** The problem of an input whose rule has no text; undefined for one that no caller can send. */
export function plainProblem(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "This is required" : kinds[issue.expected];
    case "invalid_value":
      return `Please give ${issue.values.length > 1 ? "one of " : ""}${issue.values.join(", ")}`;
    case "too_small":
      return `At least ${least(issue)}${unitOf(issue.origin)}`;
    case "too_big":
      return `At most ${issue.maximum}${unitOf(issue.origin)}`;
    case "invalid_format":
    case "invalid_union":
    case "custom":
      return "Please check how this is written";
    default:
      return undefined;
  }
}

/** Ids above zero start at 1. */
const least = ({ minimum, inclusive }: z.core.$ZodIssueTooSmall | z.core.$ZodRawIssue) =>
  Number(minimum) + (inclusive ? 0 : 1);

const unitOf = (origin: string) => (origin === "string" ? " characters" : "");
