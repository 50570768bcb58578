import { Drawer, type DrawerProps } from "../overlay/drawer.tsx";
import { DrawerLinks } from "./drawer-links.tsx";
import type { NavigationEntry } from "./navigation-entry.ts";

interface DrawerMenuProps extends Omit<DrawerProps, "children"> {
  label: string;
  entries: readonly NavigationEntry[];
}

export const DrawerMenu = ({ label, entries, ...drawer }: DrawerMenuProps) => (
  <Drawer {...drawer}>
    <DrawerLinks label={label} entries={entries} />
  </Drawer>
);
