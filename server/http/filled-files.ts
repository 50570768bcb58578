import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type PreparedFile, preparedFile } from "./prepared-file.ts";

export interface FilledIn {
  publicUrl: string;
  supportEmail: string;
}

const markers: Record<keyof FilledIn, string> = {
  publicUrl: "https://public-url.invalid",
  supportEmail: "support@support-email.invalid",
};
const types: Record<string, string> = {
  ".html": "text/html",
  ".txt": "text/plain",
  ".xml": "application/xml",
};

/** The pages and texts at the top of a folder, filled in; by name. */
export function readFilledFiles(folder: string, values: FilledIn): Map<string, PreparedFile> {
  return new Map(
    readdirSync(folder).flatMap((name) => {
      const type = types[path.extname(name)];
      return type ? [[name, preparedFile(type, filled(path.join(folder, name), values))]] : [];
    }),
  );
}

function filled(file: string, values: FilledIn): string {
  let text = readFileSync(file, "utf8");
  for (const key of ["publicUrl", "supportEmail"] as const)
    text = text.replaceAll(markers[key], () => escaped(values[key]));
  return text;
}

/** For text and attributes of HTML and XML. */
const escaped = (value: string) => value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
