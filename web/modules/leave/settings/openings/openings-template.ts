import { saveFile } from "#web/ui/saved-file.ts";
import { text } from "./openings-text.ts";

const byteOrderMark = "\ufeff";

export const saveTemplate = (): void =>
  saveFile(
    new File([`${byteOrderMark}Email,Balance,Days,From,Reason\r\n`], text.templateName, {
      type: "text/csv",
    }),
  );
