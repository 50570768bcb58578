/** Without the listed folder. */
export interface ListedFile {
  name: string;
  storedAt: Date;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function textIn(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return text?.replaceAll(/&(\w+);/g, (given, name: string) => entities[name] ?? given);
}

const partsOf = (xml: string, element: string) =>
  xml
    .split(`<${element}>`)
    .slice(1)
    .map((part) => part.split(`</${element}>`)[0] ?? "");

/** From one page of a listing. */
export const filesIn = (xml: string, folder: string): ListedFile[] =>
  partsOf(xml, "Contents").map((part) => ({
    name: (textIn(part, "Key") ?? "").slice(folder.length),
    storedAt: new Date(textIn(part, "LastModified") ?? ""),
  }));

/** From one page of a listing. */
export const foldersIn = (xml: string, folder: string): string[] =>
  partsOf(xml, "CommonPrefixes").map((part) =>
    (textIn(part, "Prefix") ?? "").slice(folder.length).replace(/\/$/, ""),
  );

/** The token of the next page; undefined after the last. */
export const nextPageIn = (xml: string): string | undefined =>
  textIn(xml, "IsTruncated") === "true" ? textIn(xml, "NextContinuationToken") : undefined;
