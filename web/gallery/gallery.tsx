import { useState } from "react";
import { Logo } from "#web/ui/display/logo.tsx";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { Toaster } from "#web/ui/feedback/toaster.tsx";
import { SegmentedChoice } from "#web/ui/form/choice-group.tsx";
import { PopupLayer } from "#web/ui/overlay/popup-layer.tsx";
import { type NamedAccent, readAccent } from "#web/ui/theme/accent.ts";
import { setAccent } from "#web/ui/theme/accent-choice.ts";
import { ThemeToggle } from "#web/ui/theme/theme-toggle.tsx";
import { ChartSection, DisplaySection } from "./display-section.tsx";
import { FeedbackSection } from "./feedback-section.tsx";
import { FieldSection } from "./field-section.tsx";
import { ButtonSection, FormSection } from "./form-section.tsx";
import { NavigationSection } from "./navigation-section.tsx";
import { NotificationSection } from "./notification-section.tsx";
import { OverlaySection } from "./overlay-section.tsx";
import { TableSection } from "./table-section.tsx";

const accents = [
  { value: "blue", label: "Blue" },
  { value: "green", label: "Green" },
  { value: "black", label: "Black" },
  { value: "red", label: "Red" },
] as const;

function AccentChoice() {
  const [accent, setShown] = useState<NamedAccent | "">(readAccent() as NamedAccent);
  const choose = (next: NamedAccent | "") => {
    setAccent(next);
    setShown(next);
  };
  return (
    <SegmentedChoice
      label="Accent"
      isLabelHidden
      choices={accents}
      value={accent}
      onChange={choose}
    />
  );
}

export const Gallery = () => (
  <>
    <a href="#parts" className="skip-link">
      Skip to content
    </a>
    <header className="flex items-center justify-between gap-4 border-line border-b bg-card px-4 py-2 sm:px-8">
      <Logo />
      <ThemeToggle />
    </header>
    <main id="parts" className="mx-auto flex max-w-7xl flex-col gap-12 px-4 py-8 sm:px-8">
      <PopupLayer>
        <PageHeader
          title="Gallery"
          isHeadline
          description="Every part of the component library, in every state."
          actions={<AccentChoice />}
        />
        <ButtonSection />
        <FieldSection />
        <FormSection />
        <DisplaySection />
        <ChartSection />
        <FeedbackSection />
        <TableSection />
        <OverlaySection />
        <NavigationSection />
        <NotificationSection />
      </PopupLayer>
    </main>
    <Toaster />
  </>
);
