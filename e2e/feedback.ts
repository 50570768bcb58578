import type { APIRequestContext } from "@playwright/test";
import { api, type Person } from "./company.ts";

const wellDone = { messageTitle: "Well done", message: "The stocktake went smoothly." };

export async function sendFeedback(
  request: APIRequestContext,
  from: Person,
  to: Person,
  text: Partial<typeof wellDone> = {},
): Promise<number> {
  const body = { ...wellDone, ...text, receiverId: to.id };
  const { id } = await api<{ id: number }>(request, "POST", "secure/feedback/send-feedback", {
    token: from.token,
    body,
  });
  return id;
}

export const reportFeedback = (
  request: APIRequestContext,
  { token }: Person,
  id: number,
  reason: string,
) => api(request, "POST", `secure/feedback/report/${id}`, { token, body: { reason } });
