import { lazy, Suspense } from "react";
import type { ParentalFieldsProps } from "./parental-fields.tsx";

const Loaded = lazy(async () => ({
  default: (await import("./parental-fields.tsx")).ParentalFields,
}));

/** What leave for parents is for; loaded when it is first needed. */
export const ParentalFields = (props: ParentalFieldsProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
