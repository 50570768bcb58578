import { IconTrash } from "@tabler/icons-react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import type { Tenant } from "#contract/tenant.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { ColorField } from "#web/ui/form/color-field.tsx";
import { FileSlot } from "#web/ui/form/file-slot.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { defaultAccent, namedAccents } from "#web/ui/theme/accent.ts";
import { BrandPreview } from "./brand-preview.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { text } from "./text.ts";

const { branding: labels } = text;
const standard = namedAccents[defaultAccent];
const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text.trim());

interface BrandingValues {
  accentColor: string;
  /** A data URL; empty for none. */
  logo: string;
}

/** The company's logo and accent, stored with the company for everyone (AMB-195). */
export function BrandingSettings({ tenant }: { tenant: Tenant }) {
  const form = useForm<BrandingValues>({
    defaultValues: { accentColor: tenant.accentColor ?? standard, logo: tenant.logo ?? "" },
  });
  const { mutateAsync } = useApiMutation("tenant.updateTenant");
  const { accentColor = standard, logo = "" } = useWatch({ control: form.control });
  const save = (values: BrandingValues) => {
    const color = values.accentColor.trim().toLowerCase();
    return mutateAsync({
      body: { accentColor: color === standard ? null : color, logo: values.logo || null },
    });
  };
  return (
    <SettingsForm
      title={labels.title}
      lead={labels.lead}
      form={form}
      save={save}
      saved={labels.saved}
    >
      <LogoField form={form} name={tenant.tenantName} />
      <FormField
        form={form}
        name="accentColor"
        rule={(color) => (isColor(color) ? undefined : labels.accentMalformed)}
      >
        {(field) => (
          <ColorField
            {...field}
            label={labels.accent}
            pickLabel={labels.pickAccent}
            help={labels.accentHelp}
            className="max-w-md"
          />
        )}
      </FormField>
      {accentColor !== standard && (
        <Button
          variant="ghost"
          size="sm"
          className="-mt-4 self-start"
          onClick={() =>
            form.setValue("accentColor", standard, { shouldDirty: true, shouldValidate: true })
          }
        >
          {labels.reset}
        </Button>
      )}
      <BrandPreview
        name={tenant.tenantName}
        logo={logo}
        accentColor={isColor(accentColor) ? accentColor.trim() : standard}
      />
    </SettingsForm>
  );
}

/** The logo, or a place for its file, with the fault of a chosen file. */
function LogoField({ form, name }: { form: UseFormReturn<BrandingValues>; name: string }) {
  const choose = async (file: File) => {
    const { logo: chosen, problem } = await logoOf(file);
    if (problem) return form.setError("logo", { message: labels[problem] });
    form.clearErrors("logo");
    form.setValue("logo", chosen, { shouldDirty: true });
  };
  return (
    <FormField form={form} name="logo">
      {({ value, onChange, error }) =>
        value ? (
          <ChosenLogo logo={value} name={name} onRemove={() => onChange("")} />
        ) : (
          <FileSlot
            label={labels.logo}
            accept="image/*"
            file={null}
            onChoose={(file) => void choose(file)}
            onRemove={() => onChange("")}
            help={labels.logoHelp}
            {...(error && { error })}
          />
        )
      }
    </FormField>
  );
}

interface ChosenLogoProps {
  logo: string;
  name: string;
  onRemove: () => void;
}

const ChosenLogo = ({ logo, name, onRemove }: ChosenLogoProps) => (
  <div className="flex flex-col gap-1.5">
    <p className="font-medium">{labels.logo}</p>
    <div className="flex flex-wrap items-center gap-4">
      <img
        src={logo}
        alt={name}
        className="h-15 max-w-50 rounded-md border border-line object-contain p-1"
      />
      <Button icon={<IconTrash size={16} stroke={1.75} aria-hidden="true" />} onClick={onRemove}>
        {labels.removeLogo}
      </Button>
    </div>
  </div>
);

/** The recommended 200x60 for screens of three pixels to the point. */
const maxWidth = 600;
const maxHeight = 180;
/** The limit of the company's record. */
const maxLength = 200_000;

type LogoProblem = "notAPicture" | "unreadable" | "tooLarge";

/** A chosen picture as a data URL of a fitting size. A redraw removes the file's other data, such as a photo's location. */
async function logoOf(
  file: File,
): Promise<{ logo: string; problem?: never } | { problem: LogoProblem; logo?: never }> {
  if (!file.type.startsWith("image/")) return { problem: "notAPicture" };
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { problem: "unreadable" };
  const scale = Math.min(1, maxWidth / picture.width, maxHeight / picture.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const logo = [canvas.toDataURL("image/png"), canvas.toDataURL("image/webp", 0.85)].find(
    (url) => url.length <= maxLength,
  );
  return logo ? { logo } : { problem: "tooLarge" };
}
