import { createFileRoute, redirect } from "@tanstack/react-router";
import { places } from "#contract/places.ts";

/** Where gaps was before it became a view of User Management. */
export const Route = createFileRoute("/superadmin/_shell/gaps")({
  beforeLoad: ({ search }) => {
    throw redirect({ to: places.users, search: { ...search, view: "gaps" } as never });
  },
});
