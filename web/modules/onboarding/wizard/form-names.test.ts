import { expect, test } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { withFormNames } from "./form-names.ts";

test("a refusal names the fields of the form, and keeps everything else", async () => {
  const refusal = new ApiError(400, {
    message: "Some fields need another look.",
    code: "invalid_request",
    fields: { identityNumber: "Please enter a valid ID number", phone: "Too short" },
  });
  const call = withFormNames({ identityNumber: "idNumber" }, Promise.reject(refusal));
  await expect(call).rejects.toMatchObject({
    status: 400,
    message: "Some fields need another look.",
    code: "invalid_request",
    fields: { idNumber: "Please enter a valid ID number", phone: "Too short" },
  });
});
