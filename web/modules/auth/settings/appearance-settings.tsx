import { accentLabels, accents, themes } from "#contract/codes/display.ts";
import type { Preferences } from "#contract/employees/employee-fields.ts";
import { Card } from "#web/ui/display/card.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { PreviewChoice } from "#web/ui/form/preview-choice.tsx";
import { defaultAccent, namedAccents } from "#web/ui/theme/accent.ts";
import { AccentPreview, ThemePreview } from "#web/ui/theme/preview.tsx";
import { setTheme } from "#web/ui/theme/theme.ts";
import { useTheme } from "#web/ui/theme/use-theme.ts";
import { useCurrentEmployee } from "../current-employee.ts";
import { usePreferenceChange } from "../use-preference-change.ts";
import { text } from "./text.ts";

const { appearance: labels } = text;

const themeChoices = themes.map((value) => ({
  value,
  label: labels.themes[value],
  preview: <ThemePreview theme={value} />,
}));
const namedChoices = accents.map((value) => ({
  value,
  label: accentLabels[value],
  preview: <AccentPreview color={namedAccents[value]} />,
}));
const companyChoice = (color: string) => ({
  value: "company" as const,
  label: labels.company,
  preview: <AccentPreview color={color} />,
});

interface AppearanceSettingsProps {
  /** Null without a company colour; undefined while unknown, as the default is then unknown too. */
  companyColor: string | null | undefined;
}

export function AppearanceSettings({ companyColor }: AppearanceSettingsProps) {
  const { theme } = useTheme();
  const { color } = useCurrentEmployee().preferences;
  const { mutate } = usePreferenceChange();
  const fallback = companyColor ? "company" : defaultAccent;
  const save = (change: Partial<Preferences>) =>
    mutate(change, { onError: () => void toast.error(text.failed, { durationMs: shortNoticeMs }) });

  return (
    <Card title={labels.title} lead={labels.lead}>
      <div className="flex max-w-3xl flex-col gap-6">
        <PreviewChoice
          label={labels.theme}
          choices={themeChoices}
          value={theme}
          onChange={(chosen) => {
            setTheme(chosen);
            save({ theme: chosen });
          }}
        />
        <PreviewChoice
          label={labels.accent}
          choices={companyColor ? [companyChoice(companyColor), ...namedChoices] : namedChoices}
          value={color ?? (companyColor === undefined ? undefined : fallback)}
          onChange={(chosen) => save({ color: chosen === "company" ? null : chosen })}
        />
      </div>
    </Card>
  );
}
