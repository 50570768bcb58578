import type { Services } from "#server/services.ts";

/** Where somebody chooses what they are told by mail; every mail that a notification sends leads there. */
export const notificationSettingsUrl = ({ config }: Pick<Services, "config">): string =>
  `${config.publicUrl}/settings?section=notifications`;
