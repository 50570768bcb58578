import { escaped } from "#server/escaped.ts";
import { oneLine } from "./given-names.ts";
import type { Mail } from "./mail.ts";

const font = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif";
const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:#1f2937">${escaped(text)}</p>`;

const chooseMails = "Choose which mails you get";

/** Complete without HTML. A user's text cannot begin a paragraph of its own. */
export function mailText(mail: Mail): string {
  const { greeting, paragraphs, action, footnote, tenantName, settingsUrl } = mail;
  const lines = [
    ...[greeting, ...paragraphs].map(oneLine),
    `${action.label}:\n${action.url}`,
    oneLine(footnote),
  ];
  if (settingsUrl) lines.push(`${chooseMails}:\n${settingsUrl}`);
  return `${lines.join("\n\n")}\n\n${oneLine(tenantName)} · Baton HR\n`;
}

const settingsLink = (url: string) =>
  ` · <a href="${escaped(url)}" style="color:#475569">${chooseMails}</a>`;

/** One plain card for every mail program, with the link as text too. */
export function mailHtml(mail: Mail): string {
  const { subject, greeting, paragraphs, action, footnote, tenantName, settingsUrl } = mail;
  const url = escaped(action.url);
  return `<!doctype html>
<html lang="en-ZA">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f8fafc;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:20px;font-weight:600;color:#0f172a"><span style="color:#2563eb">Baton</span> HR</td></tr>
<tr><td style="background:#ffffff;border:1px solid #e2e8f0;border-radius:12px;padding:32px">
<p style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600;color:#0f172a">${escaped(greeting)}</p>
${paragraphs.map(paragraph).join("\n")}
<p style="margin:24px 0"><a href="${url}" style="display:inline-block;background:#2563eb;color:#ffffff;font-size:16px;line-height:24px;font-weight:600;text-decoration:none;padding:12px 24px;border-radius:8px">${escaped(action.label)}</a></p>
<p style="margin:0 0 8px;font-size:14px;line-height:20px;color:#475569">${escaped(footnote)}</p>
<p style="margin:0;font-size:12px;line-height:18px;color:#64748b;word-break:break-all">${url}</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:12px;line-height:18px;color:#64748b">${escaped(tenantName)} · sent by Baton HR${settingsUrl ? settingsLink(settingsUrl) : ""}</td></tr>
</table></td></tr></table>
</body></html>
`;
}
