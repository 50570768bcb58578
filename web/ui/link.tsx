import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from "react";
import { classNames } from "./class-names.ts";

export type LinkProps = ComponentProps<"a"> & { href: string };
type LinkComponent = ComponentType<LinkProps>;

const PlainAnchor: LinkComponent = (props) => <a {...props} />;
const LinkContext = createContext<LinkComponent>(PlainAnchor);

/** Gives every link below the router's own component; without it links are plain anchors. */
export const LinkProvider = (props: { component: LinkComponent; children: ReactNode }) => (
  <LinkContext value={props.component}>{props.children}</LinkContext>
);

/** An unstyled link, for parts with styles of their own. */
export function BareLink(props: LinkProps) {
  const Component = use(LinkContext);
  return <Component {...props} />;
}

export const Link = ({ className, ...props }: LinkProps) => (
  <BareLink
    {...props}
    className={classNames(
      "rounded-sm font-medium text-accent-text underline decoration-accent-text/40 underline-offset-3 hover:decoration-current",
      className,
    )}
  />
);
