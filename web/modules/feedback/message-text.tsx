import { Fragment } from "react";
import { Link } from "#web/ui/link.tsx";
import { linkParts } from "./link-parts.ts";

/** What was written, as it was written: its line breaks, its direction line by line, and links that can be followed. */
export const MessageText = ({ children }: { children: string }) => (
  <div className="wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]">
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
