/** 5 MiB; exactly this size is accepted. */
export const maxFileBytes = 5 * 1024 * 1024;

const fileExtensions = ["pdf", "jpg", "jpeg", "png"] as const;

export const acceptedFiles = fileExtensions.map((extension) => `.${extension}`).join(",");

export const wrongKind = "Only PDF, JPG and PNG files are allowed";

/** The error in the documented words; null if there is none. */
export function fileProblem(file: { name: string; size: number } | null): string | null {
  if (file === null) return "No file selected";
  const extension = file.name.slice(file.name.lastIndexOf(".") + 1).toLowerCase();
  const isAllowed = file.name.includes(".") && fileExtensions.some((known) => known === extension);
  if (!isAllowed) return wrongKind;
  if (file.size === 0) return "This file is empty";
  return file.size > maxFileBytes ? "File size should be less than 5MB" : null;
}

/** People per file. */
export const maxImportRows = 10_000;
export const maxImportColumns = 100;

export const importFileTypes = ".csv,.txt,.tsv";

/** The error of a list of people before its reading; null if there is none. */
export function importFileProblem(file: { name: string; size: number }): string | null {
  if (/\.xl[a-z]+$|\.ods$/i.test(file.name)) return workbookProblem;
  if (file.size === 0) return "The file is empty";
  return file.size > maxFileBytes ? "File size should be less than 5MB" : null;
}

export const workbookProblem =
  "This is a workbook. Please save it as CSV in your spreadsheet first, and choose that file";
