import { counted } from "#web/ui/format/counts.ts";

export const filesText = {
  title: "Files",
  addHelp: "Such as a medical certificate: PDF, JPG or PNG, at most 5 MB",
  file: (number: number) => `File ${number}`,
  add: "Add a file",
  addAnother: "Add another file",
  optional: "File (optional)",
  retry: "Retry",
  loading: "Loading files...",
  failed: "The files could not be loaded.",
  uploadFailed: "The connection was interrupted.",
  ofFile: (fileName: string, reason: string) => `${fileName}: ${reason}`,
  notSent: "The leave is entered, but not with every file",
  notSentHelp: "Try again, or add them later in the details of the request.",
  sending: (percent: number) => `${percent}%`,
  preview: (fileName: string) => `Show ${fileName}`,
  download: (fileName: string) => `Download ${fileName}`,
  downloadFailed: "The file could not be downloaded. Please try again.",
  remove: (fileName: string) => `Remove ${fileName}`,
  added: (day: string, by: string) => `added ${day} by ${by}`,
  attached: (count: number) =>
    `${counted(count, "file")} attached. The person and super administrators can open ${count === 1 ? "it" : "them"}.`,
  removal: {
    title: (fileName: string) => `Remove “${fileName}”?`,
    body: "Its file is deleted after 30 days. The history records the removal.",
    confirm: "Remove File",
    done: (fileName: string) => `“${fileName}” has been removed`,
    failed: "The file could not be removed. Please try again.",
  },
} as const;
