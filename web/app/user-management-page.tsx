import { Suspense } from "react";
import { type UserView, userViews } from "#contract/places.ts";
import { UsersView } from "#web/modules/employees/users/users-view.tsx";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { type Tab, Tabs } from "#web/ui/navigation/tabs.tsx";
import { oneOf } from "#web/ui/table/list-search.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { lazyScreen } from "./screen-loading.ts";

const OrganisationView = lazyScreen(
  () => import("#web/modules/continuity/chart/organisation-view.tsx"),
  "OrganisationView",
);
const GapsView = lazyScreen(() => import("#web/modules/continuity/gaps/gaps-view.tsx"), "GapsView");

const text = {
  title: "User Management",
  views: { users: "Users", organisation: "Organisation", gaps: "Gaps" },
} as const;

interface UserManagementSearch {
  /** The users are shown by default. */
  view?: UserView;
}

export function readUserManagementSearch(given: Record<string, unknown>): UserManagementSearch {
  const view = oneOf(given.view, userViews);
  return view ? { view } : {};
}

const tabs: readonly Tab<UserView | "users">[] = [
  { value: "users", label: text.views.users, content: <UsersView /> },
  { value: "organisation", label: text.views.organisation, content: <OrganisationView /> },
  { value: "gaps", label: text.views.gaps, content: <GapsView /> },
];

/** The company's people, its organisation and its gaps, each with its own address. */
export function UserManagementPage() {
  const { search, change } = useUrlSearch(readUserManagementSearch);
  return (
    <>
      <PageHeader title={text.title} />
      <Tabs
        label={text.title}
        tabs={tabs.map((tab) => ({ ...tab, content: <Suspense>{tab.content}</Suspense> }))}
        value={search.view ?? "users"}
        onChange={(view) => change({ view: view === "users" ? undefined : view })}
      />
    </>
  );
}
