import { type StoryGroup, storyGroupLabels, storyGroups } from "#contract/codes/story.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { ChoiceGroup } from "#web/ui/form/choice-group.tsx";
import { historyText as labels } from "./history-text.ts";

const everything = "everything";

interface HistoryGroupsProps {
  employeeId: number;
  value: StoryGroup | undefined;
  onChange: (group: StoryGroup | undefined) => void;
}

/** What of a history is shown: everything or one group, each with how many entries it has; in one line on phones, which scrolls. */
export function HistoryGroups({ employeeId, value, onChange }: HistoryGroupsProps) {
  const { data } = useApiQuery("employees.historyCounts", { params: { id: employeeId } });
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} ${count}`;
  const choices = [
    { value: everything, label: counted(labels.everything, data?.total) },
    ...storyGroups.map((group) => ({
      value: group,
      label: counted(storyGroupLabels[group], data?.groups[group]),
    })),
  ];
  return (
    <ChoiceGroup<string>
      label={labels.kind}
      isLabelHidden
      choices={choices}
      value={value ?? everything}
      onChange={(chosen) => onChange(storyGroups.find((group) => group === chosen))}
      className="w-full max-sm:-mx-4 max-sm:w-screen"
      groupClass="flex gap-2 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
      labelClass="relative flex h-11 shrink-0 items-center whitespace-nowrap rounded-full border border-line bg-card px-3.5 font-medium text-muted text-sm tabular-nums transition-colors hover:text-ink has-checked:border-ink has-checked:bg-ink has-checked:text-page md:h-8"
      radioClass="absolute inset-0 appearance-none rounded-full"
    />
  );
}
