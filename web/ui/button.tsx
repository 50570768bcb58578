import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { BareLink, type LinkProps } from "./link.tsx";
import { Spinner } from "./spinner.tsx";

export type ButtonVariant = "primary" | "tinted" | "secondary" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg";
type ButtonStyle = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  isWide?: boolean;
};

const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-accent text-accent-on hover:bg-accent-hover",
  tinted: "border-transparent bg-accent-tint text-accent-text hover:border-accent-text/40",
  secondary: "border-line bg-card text-ink hover:bg-sunken",
  ghost: "border-transparent text-ink hover:bg-sunken",
  danger: "border-transparent bg-red text-red-on hover:bg-red-hover",
};
const sizes: Record<ButtonSize, string> = {
  sm: "h-11 px-3 text-sm md:h-8",
  md: "h-11 px-4 text-base md:h-10",
  lg: "h-12 px-6 text-lg",
};

/** The classes of a button, for a part that must render its own element. */
export const buttonClass = ({ variant = "secondary", size = "md", isWide }: ButtonStyle = {}) =>
  classNames(
    "inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md border font-semibold transition-colors",
    "aria-disabled:cursor-default aria-disabled:opacity-60 disabled:opacity-50",
    variants[variant],
    sizes[size],
    isWide && "w-full",
  );

export type ButtonProps = ButtonStyle &
  ComponentProps<"button"> & { isPending?: boolean; pendingText?: string };

/** A button; while pending it keeps its focus, ignores presses and says `pendingText`. `type` is `button` by default. */
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

/** A link that looks like a button. */
export function ButtonLink(props: ButtonStyle & LinkProps) {
  const { variant, size, icon, isWide, children, className, ...rest } = props;
  return (
    <BareLink {...rest} className={classNames(buttonClass({ variant, size, isWide }), className)}>
      {icon}
      {children}
    </BareLink>
  );
}
