import { accentPalette, surfaces } from "./accent-palette.ts";
import type { ShownTheme, Theme } from "./theme.ts";
import { useTheme } from "./use-theme.ts";

const bars = ["75%", "50%", "60%"];

function SmallPage({ theme }: { theme: ShownTheme }) {
  const [page, card, sunken] = surfaces[theme];
  return (
    <div style={{ background: page }} className="min-w-0 flex-1 p-2">
      <div style={{ background: card }} className="flex h-14 flex-col gap-1.5 rounded-md p-2">
        <div className="h-2 w-8 max-w-full rounded-full bg-accent" />
        {bars.map((width) => (
          <div key={width} style={{ background: sunken, width }} className="h-2 rounded-full" />
        ))}
      </div>
    </div>
  );
}

/** A small page in a theme's own colours; `system` shows a part of each. */
export const ThemePreview = ({ theme }: { theme: Theme }) => (
  <div aria-hidden="true" className="flex overflow-hidden rounded-md border border-line">
    {theme !== "dark" && <SmallPage theme="light" />}
    {theme !== "light" && <SmallPage theme="dark" />}
  </div>
);

/** A strip of a `#rrggbb` accent in the present theme. */
export function AccentPreview({ color }: { color: string }) {
  const { shown } = useTheme();
  return (
    <div
      aria-hidden="true"
      style={{ background: accentPalette(color, shown).solid }}
      className="h-8 rounded-md"
    />
  );
}
