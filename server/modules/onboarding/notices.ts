import { type AnyNotice, defineNotice } from "#server/notices/notice.ts";

/** What everyone finds in the bell when they first sign in. */
export const welcome = defineNotice<"welcome", null>("welcome");

export const onboardingNotices: readonly AnyNotice[] = [welcome];
