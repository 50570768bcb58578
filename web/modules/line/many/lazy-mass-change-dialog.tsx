import { lazy, Suspense } from "react";
import type { LineChangeOf } from "../use-line-change.ts";

const Loaded = lazy(async () => ({
  default: (await import("./mass-change-dialog.tsx")).MassChangeDialog,
}));

/** Loaded when first needed. */
export const MassChangeDialog = (props: LineChangeOf) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
