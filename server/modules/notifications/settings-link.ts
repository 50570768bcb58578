import { places } from "#contract/places.ts";
import type { Links } from "#server/links.ts";

/** Where employees choose what they are notified of by mail; every notification mail links to it. */
export const notificationSettingsUrl = (links: Links): string =>
  links.to(places.settingsSection("notifications"));
