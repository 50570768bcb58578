import { IconCopy } from "@tabler/icons-react";
import { Button } from "../button.tsx";
import { copyText } from "../copied-text.ts";
import { shortNoticeMs } from "../feedback/notice-time.ts";
import { toast } from "../feedback/toast.ts";

interface CopyBlockProps {
  name: string;
  content: string;
  copyLabel: string;
}

/** A named text in code, with a button that copies it. */
export function CopyBlock({ name, content, copyLabel }: CopyBlockProps) {
  const copy = async () => {
    if (await copyText(content)) toast.success("Copied", { durationMs: shortNoticeMs });
    else toast.error("It could not be copied. Please select and copy it yourself.");
  };
  return (
    <section aria-label={name} className="flex flex-col gap-2">
      <h3 className="font-medium">{name}</h3>
      <pre className="wrap-anywhere select-all whitespace-pre-wrap rounded-md bg-sunken px-4 py-3 text-sm">
        <code>{content}</code>
      </pre>
      <div>
        <Button
          size="sm"
          icon={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {copyLabel}
        </Button>
      </div>
    </section>
  );
}
