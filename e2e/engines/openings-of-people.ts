import { detailTabs, places } from "../../contract/places.ts";
import { type Opening, pressing } from "./opening.ts";

const search = (name: string) => `${places.users}?search=${name}`;
const documentOf = (item: string) => pressing(["button", /^Actions for /], ["menuitem", item]);

/** Users, departments, positions and documents. */
export const openingsOfPeople: readonly Opening[] = [
  {
    of: "add-user",
    by: "owner",
    at: places.newUser,
    name: "Add New User",
    isMain: true,
  },
  {
    of: "add-position",
    by: "owner",
    at: places.newUser,
    open: pressing(["button", "Add Position", "Add New User"]),
    name: "Add Position",
    isMain: true,
  },
  {
    of: "add-department",
    by: "owner",
    at: places.newUser,
    open: pressing(
      ["button", "Add Position", "Add New User"],
      ["button", "Add Department", "Add Position"],
    ),
    name: "Add Department",
    isMain: true,
  },
  {
    of: "filter",
    by: "owner",
    at: places.users,
    open: pressing(["button", "Filter"]),
    name: "Filter",
    isMain: true,
    isFloating: true,
  },
  {
    of: "user-menu",
    by: "owner",
    at: search("Tshepo"),
    open: pressing(["button", "Actions for Tshepo Molefe"]),
    isFloating: true,
  },
  {
    of: "deactivate",
    by: "owner",
    at: search("Tshepo"),
    open: pressing(["button", "Actions for Tshepo Molefe"], ["menuitem", "Deactivate"]),
    name: "Deactivate Tshepo Molefe?",
  },
  ...detailTabs.map(
    (tab): Opening => ({
      of: `user-details-${tab}`,
      by: "owner",
      at: ({ employee }) => places.user(employee.id, tab),
      open: ({ reads }) => reads("Line Leader"),
      name: "User Details",
      ...(tab === "personal" && { isMain: true }),
    }),
  ),
  {
    of: "profile-menu",
    by: "owner",
    at: ({ employee }) => places.user(employee.id),
    open: pressing(
      ["button", "More for Tshepo Molefe", "User Details"],
      ["menuitem", "Reject Profile"],
    ),
    name: "Reject the profile of Tshepo Molefe?",
  },
  {
    of: "edit-user",
    by: "owner",
    isMain: true,
    at: ({ employee }) => `${places.users}?edit=${employee.id}`,
    name: "Edit User",
  },
  {
    of: "move",
    by: "owner",
    at: ({ employee }) => places.userMove(employee.id),
    name: "Move to Another Position",
  },
  {
    of: "rehire",
    by: "owner",
    at: search("Siyabonga"),
    open: pressing(["button", /^Actions for Siyabonga/], ["menuitem", "Rehire"]),
    name: /^Rehire Siyabonga/,
  },
  {
    of: "deactivate-leader",
    by: "owner",
    at: search("Nomvula"),
    open: pressing(["button", /^Actions for Nomvula/], ["menuitem", "Deactivate"]),
    name: "Deactivate Nomvula Dube?",
  },
  {
    of: "next-leader-question",
    by: "owner",
    at: ({ head }) => `${places.users}?edit=${head.id}&editTab=employment`,
    open: async ({ fill, press }) => {
      await fill("Termination Date", `${new Date().getFullYear() + 1}-01-31`, "Edit User");
      await press("button", "Save Changes", "Edit User");
    },
    name: "Nomvula Dube leads people",
  },
  {
    of: "change-many",
    by: "owner",
    at: search("Tshepo"),
    open: pressing(["checkbox", /^Select Tshepo/], ["button", "Change"]),
    name: "Change 1 person",
  },
  {
    of: "archive",
    by: "owner",
    at: search("Tshepo"),
    open: pressing(["checkbox", /^Select Tshepo/], ["button", "Documents"]),
    name: "Download all documents",
  },
  {
    of: "line",
    by: "owner",
    isMain: true,
    at: ({ employee }) => places.person("superadmin", employee.id),
    open: pressing(["button", "Change Manager"]),
    name: "Change Manager",
  },
  {
    of: "mass-change",
    by: "owner",
    at: search("Dube"),
    open: pressing(["checkbox", "Select all on this page"], ["button", "Change Manager"]),
    name: "Change Manager",
  },
  {
    of: "department",
    by: "owner",
    at: places.tenantSettings,
    open: pressing(["button", "Edit Production"]),
    name: "Edit Department",
  },
  {
    of: "position",
    by: "owner",
    at: places.tenantSettingsSection("positions"),
    open: pressing(["button", /^Edit Accounts/]),
    name: "Edit Position",
  },
  {
    of: "end-position",
    by: "owner",
    at: places.tenantSettingsSection("positions"),
    open: pressing(["button", /^Actions for Accounts/], ["menuitem", "End on a day"]),
    name: /^End Accounts/,
  },
  {
    of: "preview",
    by: "owner",
    at: ({ employee }) => places.userDocuments(employee.id),
    open: documentOf("Preview"),
    name: /./,
  },
  {
    of: "versions",
    by: "owner",
    at: ({ employee }) => places.userDocuments(employee.id),
    open: documentOf("Versions"),
    name: /^Versions of /,
  },
  {
    of: "dates",
    by: "owner",
    at: ({ employee }) => places.userDocuments(employee.id),
    open: documentOf("Expiry and Retention"),
    name: /^Expiry and Retention of /,
  },
  {
    of: "readers",
    by: "owner",
    at: ({ employee }) => places.userDocuments(employee.id),
    open: documentOf("Opened by"),
    name: /^Who has opened /,
  },
];
