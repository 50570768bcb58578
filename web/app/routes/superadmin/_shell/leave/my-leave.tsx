import { createFileRoute } from "@tanstack/react-router";
import { MyLeavePage } from "#web/modules/leave/my-leave/my-leave-page.tsx";

export const Route = createFileRoute("/superadmin/_shell/leave/my-leave")({
  component: MyLeavePage,
});
