import { createFileRoute, redirect } from "@tanstack/react-router";
import { guardArea } from "../guards.ts";

/** A person's page by an address that is good for every reader: each is led into their own area. */
export const Route = createFileRoute("/people/$id")({
  beforeLoad: async ({ location, params, search }) => {
    const area = await guardArea(location);
    const to = area === "superadmin" ? "/superadmin/people/$id" : "/staff/people/$id";
    throw redirect({ to, params, search: search as never });
  },
});
