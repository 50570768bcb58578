import { z } from "zod";
import { fileProblem } from "./rules/file.ts";

/** A PDF, JPG or PNG of at most 5 MB. */
export const UploadedFile = z.file("No file selected").superRefine((file, context) => {
  const problem = fileProblem(file);
  if (problem !== null) context.addIssue(problem);
});
