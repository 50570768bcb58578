import { isSuperadmin } from "#contract/codes/people.ts";
import type { Links } from "#server/links.ts";
import type { NoticeLinks } from "#server/mail/addressed.ts";
import { notificationSettingsUrl } from "#server/modules/notifications/index.ts";

/** The area in which someone of this role reads about leave. */
export const areaOf = (role: string) => (isSuperadmin(role) ? "superadmin" : "staff");

/** The links of a mail about leave: to what it is about, and to the reader's choices. */
export const linksTo = (path: `/${string}`, links: Links): NoticeLinks => ({
  url: links.to(path),
  settingsUrl: notificationSettingsUrl(links),
});
