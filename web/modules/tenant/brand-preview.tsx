import { initialsOf } from "#web/ui/display/avatar.tsx";
import { accentPalette, surfaces } from "#web/ui/theme/accent-palette.ts";
import type { ShownTheme } from "#web/ui/theme/theme.ts";
import { text } from "./text.ts";

const { branding: labels } = text;

interface Brand {
  name: string;
  /** A data URL; empty for none. */
  logo: string;
  accentColor: string;
}

const inks: Record<ShownTheme, string> = { light: "#0f172a", dark: "#e9ecf1" };

/** A sample in a theme's colours, apart from the present theme. */
function Sample({ brand, theme }: { brand: Brand; theme: ShownTheme }) {
  const palette = accentPalette(brand.accentColor, theme);
  const [page, card] = surfaces[theme];
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-muted text-sm">{labels[theme]}</figcaption>
      <div style={{ background: page }} className="rounded-lg border border-line p-4">
        <div
          style={{ background: card, color: inks[theme] }}
          className="flex flex-col items-start gap-4 rounded-md p-4"
        >
          <div className="flex min-w-0 max-w-full items-center gap-3">
            {brand.logo ? (
              <img src={brand.logo} alt="" className="h-9 max-w-30 rounded-md object-contain" />
            ) : (
              <span
                style={{ background: palette.tint, color: palette.text }}
                className="flex size-9 shrink-0 items-center justify-center rounded-md font-semibold text-sm"
              >
                {initialsOf(brand.name)}
              </span>
            )}
            <span className="truncate font-semibold">{brand.name}</span>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <span
              style={{ background: palette.solid, color: palette.on }}
              className="rounded-md px-4 py-2 font-semibold"
            >
              {labels.sampleButton}
            </span>
            <span style={{ color: palette.text }} className="font-medium underline">
              {labels.sampleLink}
            </span>
            <span
              style={{ background: palette.tint, color: palette.text }}
              className="rounded-full px-2.5 py-0.5 font-medium text-xs"
            >
              {labels.sampleBadge}
            </span>
          </div>
        </div>
      </div>
    </figure>
  );
}

export const BrandPreview = (brand: Brand) => (
  <section aria-label={labels.preview}>
    <h3 className="mb-2 font-medium">{labels.preview}</h3>
    <div className="grid gap-4 sm:grid-cols-2">
      <Sample brand={brand} theme="light" />
      <Sample brand={brand} theme="dark" />
    </div>
  </section>
);
