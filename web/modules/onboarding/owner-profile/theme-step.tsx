import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { accentLabels, accents } from "#contract/codes/accent.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { namedAccents } from "#web/ui/theme/accent.ts";
import { accentPalette, surfaces } from "#web/ui/theme/accent-palette.ts";
import { setAccent } from "#web/ui/theme/set-accent.ts";
import { readTheme, type ShownTheme, setTheme } from "#web/ui/theme/theme.ts";
import { useTheme } from "#web/ui/theme/use-theme.ts";
import { LookChoice } from "./look-choice.tsx";
import type { OwnerValues } from "./owner-form.ts";
import { text } from "./text.ts";

const bars = ["75%", "50%", "60%"];

/** A small page in that theme's own colours. */
function ThemePreview({ theme }: { theme: ShownTheme }) {
  const [page, card, sunken] = surfaces[theme];
  return (
    <div
      aria-hidden="true"
      style={{ background: page }}
      className="rounded-md border border-line p-2"
    >
      <div style={{ background: card }} className="flex h-14 flex-col gap-1.5 rounded-md p-2">
        <div className="h-2 w-8 rounded-full bg-accent" />
        {bars.map((width) => (
          <div key={width} style={{ background: sunken, width }} className="h-2 rounded-full" />
        ))}
      </div>
    </div>
  );
}

const themeChoices = (["light", "dark"] as const).map((value) => ({
  value,
  label: text.theme[value],
  preview: <ThemePreview theme={value} />,
}));
const accentChoices = (shown: ShownTheme) =>
  accents.map((value) => ({
    value,
    label: accentLabels[value],
    preview: (
      <div
        aria-hidden="true"
        style={{ background: accentPalette(namedAccents[value], shown).solid }}
        className="h-8 rounded-md"
      />
    ),
  }));

/** Theme and accent, shown as soon as they are chosen. */
export function ThemeStep({ form }: { form: UseFormReturn<OwnerValues> }) {
  const { shown } = useTheme();
  // Nobody who has not chosen yet keeps the system's theme here: light is preselected (AMB-041).
  useEffect(() => {
    if (readTheme() === "system") setTheme("light");
  }, []);

  return (
    <div className="flex flex-col gap-6">
      <LookChoice
        label={text.theme.theme}
        choices={themeChoices}
        value={shown}
        onChange={setTheme}
      />
      <FormField form={form} name="colorOption">
        {({ value, onChange }) => (
          <LookChoice
            label={text.theme.color}
            choices={accentChoices(shown)}
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
