import { expect, test } from "vitest";
import { NewFeedback } from "./feedback.ts";

const sent = { messageTitle: "Well done", message: "Thank you", receiverId: 7 };

test("feedback is sent as subject, message and recipient, and has no type [FBSEND-09]", () => {
  expect(NewFeedback.parse(sent)).toEqual(sent);
  expect(NewFeedback.safeParse({ ...sent, type: "praise" }).success).toBe(false);
});
