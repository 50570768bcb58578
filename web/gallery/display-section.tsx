import { IconArrowUpRight, IconFlag } from "@tabler/icons-react";
import { BarChart } from "#web/ui/chart/bar-chart.tsx";
import { LineChart } from "#web/ui/chart/line-chart.tsx";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { DescriptionList } from "#web/ui/display/description-list.tsx";
import { IconDisc } from "#web/ui/display/icon-disc.tsx";
import { Logo } from "#web/ui/display/logo.tsx";
import { Numbers } from "#web/ui/display/numbers.tsx";
import { Ring } from "#web/ui/display/ring.tsx";
import { Timeline } from "#web/ui/display/timeline.tsx";
import { UsageBar } from "#web/ui/display/usage-bar.tsx";
import { Link } from "#web/ui/link.tsx";
import { Row, Section } from "./section.tsx";

const names = [
  "Thandi Nkosi",
  "Pieter van der Merwe",
  "Aisha Khan",
  "Lerato Mokoena",
  "Sipho Dlamini",
  "Zoë Adams",
];
const tones = ["green", "amber", "red", "blue", "neutral", "accent"] as const;

const Stats = () => (
  <Numbers
    label="Numbers"
    facts={[
      { label: "People", value: "128", hint: "4 joined this month", href: "#numbers" },
      { label: "Away today", value: "6" },
      { label: "Goals reached", value: "73%" },
      { label: "Open requests", value: "0" },
    ]}
  />
);

const history = [
  {
    id: "3",
    title: "Promoted to Senior Engineer",
    time: "1 Mar 2026",
    dateTime: "2026-03-01",
    tone: "accent" as const,
    icon: <IconArrowUpRight size={16} stroke={1.75} />,
    body: "By Lerato Mokoena. Leads the payments team from now on.",
  },
  {
    id: "2",
    title: "Annual leave approved",
    time: "12 Jan 2026",
    dateTime: "2026-01-12",
    tone: "green" as const,
  },
  { id: "1", title: "Joined as Engineer", time: "3 Feb 2024", dateTime: "2024-02-03" },
];

const Details = () => (
  <div className="grid gap-4 lg:grid-cols-3">
    <Card title="Leave" action={<Link href="#parts">All leave</Link>}>
      <div className="flex flex-col items-center gap-5">
        <Ring label="Annual leave: 8 of 15 days used, 2 pending" value={8} max={15} pending={2}>
          <span className="font-semibold text-xl">5</span>
          <span className="text-muted text-xs">days left</span>
        </Ring>
        <div className="flex w-full flex-col gap-4">
          <UsageBar label="Annual" value={8} max={15} pending={2} valueText="8 of 15 days" />
          <UsageBar label="Sick" value={9} max={10} tone="amber" />
          <UsageBar label="Family responsibility" value={0} max={3} tone="green" />
        </div>
      </div>
    </Card>
    <Card title="Person" lead="Who it is and where they work.">
      <DescriptionList
        items={[
          { term: "Position", value: "Senior Engineer" },
          { term: "Department", value: "Payments" },
          { term: "Manager", value: "Lerato Mokoena" },
          { term: "Phone", value: "" },
        ]}
      />
    </Card>
    <Card title="History">
      <Timeline label="History" items={history} />
    </Card>
  </div>
);

export const DisplaySection = () => (
  <Section title="Showing things">
    <Row>
      <Logo />
      <Logo size="sm" />
      <Logo isMarkOnly />
    </Row>
    <Row>
      <Badge tone="green" hasDot>
        Approved
      </Badge>
      <Badge tone="amber" hasDot>
        Pending
      </Badge>
      <Badge tone="red" hasDot>
        Rejected
      </Badge>
      <Badge tone="blue">Information</Badge>
      <Badge tone="accent">New</Badge>
      <Badge>Draft</Badge>
    </Row>
    <Row>
      {tones.map((tone) => (
        <IconDisc key={tone} tone={tone}>
          <IconFlag size={18} stroke={1.75} />
        </IconDisc>
      ))}
    </Row>
    <Row>
      {names.map((name) => (
        <Avatar key={name} name={name} isNamed />
      ))}
      <Avatar name="Thandi Nkosi" size="sm" isNamed />
      <Avatar name="Thandi Nkosi" size="lg" isNamed />
      <Avatar name="Thandi Nkosi" size="xl" isNamed />
    </Row>
    <Stats />
    <Details />
  </Section>
);

const months = ["Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar"];
const visitors = [3, 4, 4, 6, 9, 9, 12, 11, 14, 16, 16, 19];
const points = months.map((tick, i) => ({
  label: `${tick} ${i < 9 ? 2025 : 2026}`,
  tick,
  value: visitors[i] ?? 0,
}));

export const ChartSection = () => (
  <Section title="Charts">
    <div className="grid gap-4 lg:grid-cols-2">
      <Card title="Visitors">
        <LineChart
          caption="Visitors in each month"
          columns={["Month", "Visitors"]}
          points={points}
          valueText={(count) => `${count} visitors`}
        />
      </Card>
      <Card title="Orders">
        <BarChart
          caption="Orders this year, by kind"
          noneText={(labels) => `None: ${labels.join(", ")}`}
          bars={[
            { label: "By telephone", value: 120, text: "120 orders", hint: "14 people" },
            { label: "By mail", value: 34.5, text: "34.5 orders", hint: "6 people" },
            { label: "In person, over the counter", value: 1, text: "1 order", hint: "1 person" },
            { label: "By pigeon", value: 0, text: "None" },
          ]}
        />
      </Card>
    </div>
  </Section>
);
