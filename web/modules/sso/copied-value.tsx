import { IconCopy } from "@tabler/icons-react";
import { copyText } from "#web/ui/copied-text.ts";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

const text = {
  copied: "Copied",
  failed: "It could not be copied. Please select and copy it yourself.",
} as const;

/** A value to be entered elsewhere, with a button of this name that copies it. */
export function CopiedValue({ value, label }: { value: string; label: string }) {
  const copy = async () => {
    if (await copyText(value)) toast.success(text.copied, { durationMs: shortNoticeMs });
    else toast.error(text.failed);
  };
  return (
    <div className="flex min-w-0 items-center gap-2">
      <code className="wrap-anywhere min-w-0 select-all">{value}</code>
      <IconButton
        label={label}
        icon={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => void copy()}
      />
    </div>
  );
}
