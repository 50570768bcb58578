import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { BareLink, type LinkProps } from "./link.tsx";
import { Spinner } from "./spinner.tsx";

export type ButtonVariant = "primary" | "tinted" | "secondary" | "ghost" | "danger";
type ButtonSize = "sm" | "md" | "lg";
type ButtonStyle = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  isWide?: boolean;
};

/** A disabled button lies in the page without the accent; a busy one looks like itself. */
const unused =
  "not-aria-busy:disabled:border-line not-aria-busy:disabled:bg-sunken not-aria-busy:disabled:text-muted";
const variants: Record<ButtonVariant, string> = {
  primary: `border-transparent bg-accent text-accent-on hover:bg-accent-hover ${unused}`,
  tinted: `border-transparent bg-accent-tint text-accent-text hover:border-accent-text/40 ${unused}`,
  secondary: `border-line bg-card text-ink hover:bg-sunken ${unused}`,
  ghost: "border-transparent text-ink hover:bg-sunken disabled:bg-transparent disabled:opacity-50",
  danger: `border-transparent bg-red text-red-on hover:bg-red-hover ${unused}`,
};
const sizes: Record<ButtonSize, string> = {
  sm: "h-11 px-3 text-sm md:h-8",
  md: "h-11 px-4 text-base md:h-10",
  lg: "h-12 px-6 text-lg",
};

/** The classes of a button, for a part that must render its own element. */
const buttonClass = ({ variant = "secondary", size = "md", isWide }: ButtonStyle = {}) =>
  classNames(
    "inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md border font-semibold transition-colors",
    "aria-disabled:cursor-default aria-disabled:opacity-60",
    variants[variant],
    sizes[size],
    isWide && "w-full",
  );

export type ButtonProps = ButtonStyle &
  ComponentProps<"button"> & { isPending?: boolean; pendingText?: string };

/** A pending button remains focused, ignores presses and shows `pendingText`. `type` is `button` by default. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, isWide, isPending, pendingText, ...button } = props;
  const { children, className, onClick, type = "button", ...rest } = button;
  return (
    <button
      {...rest}
      type={isPending ? "button" : type}
      aria-disabled={isPending || rest["aria-disabled"]}
      aria-busy={isPending || undefined}
      onClick={isPending ? undefined : onClick}
      className={classNames(buttonClass({ variant, size, isWide }), className)}
    >
      {isPending ? <Spinner /> : icon}
      {isPending && pendingText ? pendingText : children}
    </button>
  );
}

export function ButtonLink(props: ButtonStyle & LinkProps) {
  const { variant, size, icon, isWide, children, className, ...rest } = props;
  return (
    <BareLink {...rest} className={classNames(buttonClass({ variant, size, isWide }), className)}>
      {icon}
      {children}
    </BareLink>
  );
}
