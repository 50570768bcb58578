import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense } from "react";
import type { UserView } from "#contract/places.ts";
import { UsersView } from "#web/modules/employees/users/users-view.tsx";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { type Tab, Tabs } from "#web/ui/navigation/tabs.tsx";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { loadScreen } from "../screen-loading.ts";
import { text } from "./text.ts";
import { readUserManagementSearch } from "./user-management-search.ts";

const OrganisationView = lazyRouteComponent(
  () => loadScreen(() => import("#web/modules/continuity/chart/organisation-view.tsx")),
  "OrganisationView",
);
const GapsView = lazyRouteComponent(
  () => loadScreen(() => import("#web/modules/continuity/gaps/gaps-view.tsx")),
  "GapsView",
);

const { views: names } = text;
const tabs: readonly Tab<UserView | "users">[] = [
  { value: "users", label: names.users, content: <UsersView /> },
  { value: "organisation", label: names.organisation, content: <OrganisationView /> },
  { value: "gaps", label: names.gaps, content: <GapsView /> },
];

/** The company's people, who leads whom, and what is missing in it, each with its own part of the address. */
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
