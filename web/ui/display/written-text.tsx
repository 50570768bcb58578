import { Fragment } from "react";
import { classNames } from "../class-names.ts";
import { Link } from "../link.tsx";

interface WrittenTextProps {
  className?: string | undefined;
  children: string;
}

/** A user's text unchanged: its line breaks, its direction by line, and its links, without other markup. */
export const WrittenText = ({ className, children }: WrittenTextProps) => (
  <div
    className={classNames("wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]", className)}
  >
    {linkParts(children).map(({ text, href }, index) =>
      href ? (
        <Link key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
          {text}
        </Link>
      ) : (
        <Fragment key={index}>{text}</Fragment>
      ),
    )}
  </div>
);

interface TextPart {
  text: string;
  /** The address of a link. */
  href?: string;
}

const address = /https?:\/\/[^\s<>"“”]+/giu;
/** The end of a sentence, or a closing bracket from before the address, is no part of it. */
const afterAddress = /[.,;:!?'’)\]}…]+$/u;

const endOf = (found: string): string => {
  const trimmed = found.replace(afterAddress, "");
  return found.startsWith(`${trimmed})`) && trimmed.includes("(") ? `${trimmed})` : trimmed;
};

/** A text as parts that add up to it; web addresses have their `href`. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = endOf(found);
    if (!URL.canParse(href)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: href, href });
    end = index + href.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
