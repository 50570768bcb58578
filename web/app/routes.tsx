import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  Outlet,
  redirect,
  useLocation,
  useNavigate,
  useParams,
  useRouter,
} from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { type Area, places, type UserView } from "#contract/places.ts";
import { whenTakenOver } from "#web/api/session-takeover.ts";
import { Toaster } from "#web/ui/feedback/toaster.tsx";
import { LinkProvider } from "#web/ui/link.tsx";
import { type Destination, type Routes, redirectTo, screen, screenWith } from "./destination.tsx";
import { guardAlias, guardArea, guardPublicPage } from "./guards.ts";
import { type LaterScreens, loadLaterScreens, preloadLaterScreens } from "./later-screens.ts";
import { RouterLink } from "./router-link.tsx";
import { lazyScreen } from "./screen-loading.ts";

/** Redirects anyone signed in to their own place. */
const forGuests = (destination: Destination): Destination => ({
  ...destination,
  beforeLoad: guardPublicPage,
});

const alias: Destination = { beforeLoad: guardAlias };

/** A view of User Management that was a page of its own. */
const redirectToView = (view: UserView): Destination => ({
  beforeLoad: ({ search }) => {
    throw redirect({ to: places.users, search: { ...search, view } });
  },
});

/** A screen behind sign-in other than a dashboard. */
const later = <Name extends string>(
  load: (screens: LaterScreens) => Promise<Record<Name, () => ReactNode>>,
  name: Name,
): Destination => screen(async () => load(await loadLaterScreens()), name);

const useRecordId = () => Number(useParams({ strict: false }).id);

function useEntrance() {
  const navigate = useNavigate();
  return { enter: (href: string) => navigate({ href }) };
}

function useSignIn() {
  const router = useRouter();
  const { wanted } = useLocation({ select: ({ state }) => state });
  // The guard redirects a person whom another tab has signed in.
  useEffect(() => whenTakenOver(() => void router.invalidate()), [router]);
  return { wanted, ...useEntrance() };
}

export const NotFoundPage = lazyScreen(() => import("./not-found-page.tsx"), "NotFoundPage");

const beforeSignIn: Routes = {
  signin: forGuests(
    screenWith(
      async () => (await import("#web/modules/auth/pages/sign-in-page.tsx")).SignInPage,
      useSignIn,
    ),
  ),
  // Open to a person with a session as well: a trial has one.
  "signin/sso": screenWith(
    async () => (await import("#web/modules/sso/return/return-page.tsx")).ReturnPage,
    useEntrance,
  ),
  signup: forGuests(
    screenWith(
      async () => (await import("#web/modules/onboarding/sign-up-page.tsx")).SignUpPage,
      useEntrance,
    ),
  ),
  "forgot-password": forGuests(
    screen(() => import("#web/modules/auth/pages/forgot-password-page.tsx"), "ForgotPasswordPage"),
  ),
  "reset-password": screen(
    () => import("#web/modules/auth/pages/reset-password-page.tsx"),
    "ResetPasswordPage",
  ),
  "confirm-email": screen(
    () => import("#web/modules/onboarding/confirmation/confirmation-page.tsx"),
    "ConfirmationPage",
  ),
  deactivated: screen(
    () => import("#web/modules/auth/pages/deactivated-page.tsx"),
    "DeactivatedPage",
  ),
  suspended: screen(() => import("#web/modules/auth/pages/suspended-page.tsx"), "SuspendedPage"),
  "admin/dashboard": alias,
  "super-admin-dashboard": alias,
  // Shown without sign-in, also for an unlisted path below an area.
  $: { component: NotFoundPage },
};

const inBothAreas = (area: Area): Routes => ({
  calendar: later(({ calendar }) => calendar(), "CalendarPage"),
  notes: later(({ notes }) => notes(), "NotesPage"),
  "leave/management": later(({ leaveManagement }) => leaveManagement(), "LeaveManagementPage"),
  "leave/my-leave": later(({ myLeave }) => myLeave(), "MyLeavePage"),
  "team-leave": later(({ planner }) => planner(), "PlannerPage"),
  feedback: redirectTo(places.sendFeedback(area)),
  "feedback/send-feedback": later(({ send }) => send(), "SendPage"),
  "feedback/my-feedback": later(({ received }) => received(), "ReceivedPage"),
  me: later(({ person }) => person(), "OwnPersonPage"),
  "people/$id": screenWith(
    async () => (await (await loadLaterScreens()).person()).PersonPage,
    () => ({ employeeId: useRecordId() }),
  ),
  "handovers/$id": screenWith(
    async () => (await (await loadLaterScreens()).handover()).HandoverPage,
    () => ({ handoverId: useRecordId() }),
  ),
});

const inStaff: Routes = {
  ...inBothAreas("staff"),
  dashboard: screen(
    () => import("#web/modules/dashboard/staff-dashboard-page.tsx"),
    "StaffDashboardPage",
  ),
  leave: redirectTo(places.myLeave("staff")),
};

const inSuperadmin: Routes = {
  ...inBothAreas("superadmin"),
  dashboard: screen(
    () => import("#web/modules/dashboard/superadmin-dashboard-page.tsx"),
    "SuperadminDashboardPage",
  ),
  leave: redirectTo(places.leaveManagement("superadmin")),
  "people/$id/certificate": screenWith(
    async () => (await (await loadLaterScreens()).certificate()).CertificatePage,
    () => ({ employeeId: useRecordId() }),
  ),
  "leave/settings": later(({ leaveSettings }) => leaveSettings(), "LeaveSettingsScreen"),
  "feedback/reported": later(({ reports }) => reports(), "ReportsPage"),
  "user-management": later(({ userManagement }) => userManagement(), "UserManagementPage"),
  "user-management/import": later(({ importPeople }) => importPeople(), "ImportPage"),
  organisation: redirectToView("organisation"),
  gaps: redirectToView("gaps"),
};

const ownerProfile = later(({ ownerProfile }) => ownerProfile(), "OwnerProfilePage");

const GuardedArea = lazyScreen(() => import("./shell/guarded-area.tsx"), "GuardedArea");
const AreaShell = lazyScreen(() => import("./shell/area-shell.tsx"), "AreaShell");

const root = createRootRoute({
  component: () => (
    <LinkProvider component={RouterLink}>
      <Outlet />
      <Toaster />
    </LinkProvider>
  ),
});

const routesBelow = (parent: AnyRoute, routes: Routes) =>
  Object.entries(routes).map(([path, destination]) =>
    createRoute({ ...destination, path, getParentRoute: () => parent }),
  );

/** The routes of an area behind its guard; without an area, those of the user's own. */
function guardedRoutes(area: Area | undefined, inShell: Routes, outsideShell: Routes) {
  const guarded = createRoute({
    ...(area ? { path: area } : { id: "ownArea" }),
    component: GuardedArea,
    beforeLoad: async ({ location }) => {
      const isLanding = location.pathname.endsWith("/dashboard");
      if (!isLanding) preloadLaterScreens();
      return { area: await guardArea(location, area) };
    },
    getParentRoute: () => root,
  });
  const shell = createRoute({ id: "shell", component: AreaShell, getParentRoute: () => guarded });
  return guarded.addChildren([
    shell.addChildren(routesBelow(shell, inShell)),
    ...routesBelow(guarded, outsideShell),
  ]);
}

export const routeTree = root.addChildren([
  ...routesBelow(root, beforeSignIn),
  guardedRoutes("staff", inStaff, {
    "/": alias,
    "update-profile": later(({ staffProfile }) => staffProfile(), "StaffProfilePage"),
  }),
  guardedRoutes("superadmin", inSuperadmin, {
    "/": alias,
    registration: later(({ registration }) => registration(), "RegistrationPage"),
    "update-company-profile": ownerProfile,
    "update-company-details": ownerProfile,
    "tenant-settings": later(({ tenantSettings }) => tenantSettings(), "TenantSettingsPage"),
    "tenant-settings/audit-log": later(({ auditLog }) => auditLog(), "AuditLogPage"),
    "tenant-settings/webhooks/$id": screenWith(
      async () => (await (await loadLaterScreens()).hook()).HookPage,
      () => ({ hookId: useRecordId() }),
    ),
  }),
  guardedRoutes(
    undefined,
    {
      settings: later(({ settings }) => settings(), "SettingsPage"),
      support: later(({ support }) => support(), "SupportPage"),
    },
    {
      "second-step": later(({ secondStep }) => secondStep(), "SecondStepPage"),
      // One address of a person for every reader, redirected into the reader's area.
      "people/$id": {
        beforeLoad: ({ context, params, search }) => {
          throw redirect({ to: `/${context.area}/people/$id`, params, search });
        },
      },
    },
  ),
]);
