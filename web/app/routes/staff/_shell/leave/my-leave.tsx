import { createFileRoute } from "@tanstack/react-router";
import { MyLeavePage } from "#web/modules/leave/my-leave-page.tsx";
import { readMyLeaveSearch } from "#web/modules/leave/my-leave-search.ts";

export const Route = createFileRoute("/staff/_shell/leave/my-leave")({
  validateSearch: readMyLeaveSearch,
  component: MyLeavePage,
});
