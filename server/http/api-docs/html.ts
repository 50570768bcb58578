export interface Html {
  html: string;
}

const isHtml = (value: unknown): value is Html =>
  typeof value === "object" && value !== null && "html" in value;

type Value = string | number | false | undefined | Html | readonly Html[];

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function written(value: Value): string {
  if (value === false || value === undefined) return "";
  if (isHtml(value)) return value.html;
  return typeof value === "object" ? value.map(({ html }) => html).join("") : escaped(`${value}`);
}

/** Escapes texts; leaves HTML and lists of it as they are; null becomes empty. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html => ({
  html: String.raw({ raw: parts }, ...values.map(written)),
});
