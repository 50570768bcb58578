import { Fragment } from "react";
import { classNames } from "../class-names.ts";
import { Link } from "../link.tsx";
import { linkParts } from "./link-parts.ts";

interface WrittenTextProps {
  className?: string | undefined;
  children: string;
}

/** What a user wrote, as they wrote it: its line breaks, its direction line by line, and links that can be followed; nothing else is read into it. */
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
