import { lazy, Suspense } from "react";
import type { ParentalFieldsProps } from "./parental-fields.tsx";

const Loaded = lazy(async () => ({
  default: (await import("./parental-fields.tsx")).ParentalFields,
}));

/** Loaded when first needed. */
export const ParentalFields = (props: ParentalFieldsProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
