import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { accentLabels, accents } from "#contract/codes/display.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { PreviewChoice } from "#web/ui/form/preview-choice.tsx";
import { namedAccents } from "#web/ui/theme/accent.ts";
import { setAccent } from "#web/ui/theme/accent-choice.ts";
import { AccentPreview, ThemePreview } from "#web/ui/theme/preview.tsx";
import { readTheme, setTheme } from "#web/ui/theme/theme.ts";
import { useTheme } from "#web/ui/theme/use-theme.ts";
import type { OwnerValues } from "./owner-form.ts";
import { text } from "./text.ts";

const themeChoices = (["light", "dark"] as const).map((value) => ({
  value,
  label: text.theme[value],
  preview: <ThemePreview theme={value} />,
}));
const accentChoices = accents.map((value) => ({
  value,
  label: accentLabels[value],
  preview: <AccentPreview color={namedAccents[value]} />,
}));

/** Theme and accent, shown as soon as they are chosen. */
export function ThemeStep({ form }: { form: UseFormReturn<OwnerValues> }) {
  const { shown } = useTheme();
  // Without a choice, light is preselected here instead of the system's theme (AMB-041).
  useEffect(() => {
    if (readTheme() === "system") setTheme("light");
  }, []);

  return (
    <div className="flex flex-col gap-6">
      <PreviewChoice
        label={text.theme.theme}
        choices={themeChoices}
        value={shown}
        onChange={setTheme}
      />
      <FormField form={form} name="colorOption">
        {({ value, onChange }) => (
          <PreviewChoice
            label={text.theme.color}
            choices={accentChoices}
            value={value}
            onChange={(accent) => {
              setAccent(accent);
              onChange(accent);
            }}
          />
        )}
      </FormField>
    </div>
  );
}
