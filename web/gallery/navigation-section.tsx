import { IconBeach, IconHome, IconLifebuoy, IconMenu2, IconMessage } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Logo } from "#web/ui/display/logo.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { DrawerLinks } from "#web/ui/navigation/drawer-links.tsx";
import { IconRail } from "#web/ui/navigation/icon-rail.tsx";
import type { NavigationEntry } from "#web/ui/navigation/navigation-entry.ts";
import { Pagination } from "#web/ui/navigation/pagination.tsx";
import { Stepper } from "#web/ui/navigation/stepper.tsx";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { Drawer } from "#web/ui/overlay/drawer.tsx";
import { Section } from "./section.tsx";

const icon = { size: 22, stroke: 1.75, "aria-hidden": true } as const;
const entries: NavigationEntry[] = [
  { label: "Dashboard", href: "#home", icon: <IconHome {...icon} />, isCurrent: true },
  {
    label: "Leave",
    icon: <IconBeach {...icon} />,
    children: [
      { label: "My Leave", href: "#my-leave" },
      { label: "Leave Management", href: "#leave-management", isCurrent: true },
    ],
  },
  { label: "Messages", href: "#messages", icon: <IconMessage {...icon} /> },
];
const bottom: NavigationEntry[] = [
  { label: "Support", href: "#support", icon: <IconLifebuoy {...icon} /> },
];

function TabsExample() {
  const [tab, setTab] = useState<"profile" | "documents" | "history">("profile");
  const [draft, setDraft] = useState("");
  return (
    <Tabs
      label="Person"
      value={tab}
      onChange={setTab}
      tabs={[
        {
          value: "profile",
          label: "Profile",
          content: <TextField label="Preferred name" value={draft} onChange={setDraft} />,
        },
        { value: "documents", label: "Documents", count: 3, content: <p>Three documents.</p> },
        { value: "history", label: "History", content: <p>What happened so far.</p> },
      ]}
    />
  );
}

function DrawerExample() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        className="self-start"
        icon={<IconMenu2 size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        Menu
      </Button>
      <Drawer title={<Logo size="sm" />} isOpen={isOpen} onClose={close}>
        <DrawerLinks label="Places" entries={[...entries, ...bottom]} />
      </Drawer>
    </>
  );
}

export function NavigationSection() {
  const [step, setStep] = useState(2);
  const [page, setPage] = useState(2);
  return (
    <Section title="Getting about">
      <TabsExample />
      <Stepper
        label="Set up"
        steps={["Company", "Departments", "People", "Summary"]}
        current={step}
        onStep={setStep}
      />
      <Pagination
        page={page}
        pageCount={9}
        onPage={setPage}
        summary="Showing 5 to 8 of 34 people"
        label="Pages of a directory"
      />
      <DrawerExample />
      <div className="h-96 overflow-hidden rounded-lg border border-line">
        <IconRail label="Main" top={<Logo isMarkOnly />} entries={entries} bottomEntries={bottom} />
      </div>
    </Section>
  );
}
