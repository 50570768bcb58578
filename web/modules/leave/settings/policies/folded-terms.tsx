import type { ReactNode } from "react";
import { text } from "./policy-text.ts";

interface FoldedTermsProps {
  title: string;
  /** What the fields say at present; undefined while one is empty. */
  sentence: string | undefined;
  /** A fault unfolds the fields. */
  isOpen: boolean;
  children: ReactNode;
}

/** Terms as a sentence, with the fields to change it. */
export const FoldedTerms = ({ title, sentence, isOpen, children }: FoldedTermsProps) => (
  <fieldset className="border-line border-t pt-4">
    <legend className="float-start mb-1 font-semibold">{title}</legend>
    <div className="clear-both flex flex-col gap-3">
      {sentence && <p className="text-pretty text-muted text-sm">{sentence}</p>}
      <details open={isOpen || undefined}>
        <summary className="w-fit cursor-pointer rounded-sm text-brand-text max-md:py-3">
          {text.changeTerms}
        </summary>
        <div className="flex flex-col gap-4 pt-4">{children}</div>
      </details>
    </div>
  </fieldset>
);
