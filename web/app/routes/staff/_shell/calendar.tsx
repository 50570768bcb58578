import { createFileRoute } from "@tanstack/react-router";
import { CalendarPage } from "#web/modules/calendar/calendar-page.tsx";

export const Route = createFileRoute("/staff/_shell/calendar")({
  component: CalendarPage,
});
