import type { ReactNode } from "react";

interface FactorRowProps {
  icon: ReactNode;
  title: string;
  state: string;
  children: ReactNode;
}

/** A way to sign in, with its state and its actions. */
export const FactorRow = ({ icon, title, state, children }: FactorRowProps) => (
  <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-line border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
    <span className="flex size-10 items-center justify-center rounded-full bg-sunken text-muted">
      {icon}
    </span>
    <div className="min-w-0 flex-1 basis-56">
      <h3 className="wrap-anywhere font-medium">{title}</h3>
      <p className="mt-1 text-muted text-sm">{state}</p>
    </div>
    <div className="ms-14 flex flex-wrap gap-2 sm:ms-0">{children}</div>
  </li>
);
