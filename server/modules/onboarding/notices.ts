import { type AnyNotice, defineNotice } from "#server/notices/notice.ts";

/** The first notification of every employee. */
export const welcome = defineNotice<"welcome", null>("welcome");

export const onboardingNotices: readonly AnyNotice[] = [welcome];
