import { BarChart } from "#web/ui/chart/bar-chart.tsx";
import { LineChart } from "#web/ui/chart/line-chart.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Section } from "./section.tsx";

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
