import { places } from "#contract/places.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { proseFullDay } from "#web/ui/format/dates.ts";
import { daysBetween } from "#web/ui/format/durations.ts";

const text = {
  title: (days: number) =>
    days === 1
      ? "From tomorrow on you need a second step to sign in"
      : `In ${days} days you need a second step to sign in`,
  lead: (day: string) =>
    `Your company requires it from ${day} on. Until you set it up, nothing else will work on that day.`,
  action: "Set it up now",
} as const;

export function SecondStepNotice({ from }: { from: string }) {
  const days = Math.max(1, daysBetween(currentDay(), from));
  return (
    <div className="mb-6">
      <Banner tone={days <= 3 ? "amber" : "blue"} title={text.title(days)}>
        <div className="flex flex-col items-start gap-3 md:flex-row md:justify-between">
          <p>{text.lead(proseFullDay(from))}</p>
          <ButtonLink size="sm" href={places.settingsSection("sessions")}>
            {text.action}
          </ButtonLink>
        </div>
      </Banner>
    </div>
  );
}
