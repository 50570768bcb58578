import { importFieldLabels, importFields } from "#contract/codes/import.ts";
import { saveFile } from "#web/ui/saved-file.ts";
import { text } from "./text.ts";

const byteOrderMark = "\ufeff";

export function saveTemplate(): void {
  const headings = importFields.map((field) => importFieldLabels[field]).join(",");
  saveFile(new File([`${byteOrderMark}${headings}\r\n`], text.templateName, { type: "text/csv" }));
}
