import type { ReactNode } from "react";

interface FieldGridProps {
  /** Named if a step has several groups. */
  title?: string;
  children: ReactNode;
}

/** A group of fields: two columns on wide screens, one on phones. */
export function FieldGrid({ title, children }: FieldGridProps) {
  const grid = <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">{children}</div>;
  if (!title) return grid;
  return (
    <fieldset className="[fieldset+&]:border-line [fieldset+&]:border-t [fieldset+&]:pt-6">
      <legend className="float-left mb-4 w-full font-semibold text-lg">{title}</legend>
      <div className="clear-both">{grid}</div>
    </fieldset>
  );
}
