import { places } from "#contract/places.ts";
import type { Links } from "#server/links.ts";

/** Where somebody chooses what they are told by mail; every mail that a notification sends leads there. */
export const notificationSettingsUrl = (links: Links): string =>
  links.to(places.settingsSection("notifications"));
