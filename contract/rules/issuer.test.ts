import { expect, test } from "vitest";
import { isGoogle, issuerProblem } from "./issuer.ts";

test.each([
  "https://accounts.google.com",
  "https://login.microsoftonline.com/2f1f7a3c-6b1c-4b0f-9c59-0a7d5d0a1a11/v2.0",
  "https://acme.okta.com/oauth2/default",
  "https://sso.acme.internal:8443/realms/acme",
])("%s is an issuer", (issuer) => expect(issuerProblem(issuer)).toBeUndefined());

test.each([
  ["", "Please enter an address"],
  ["login.acme.com", "Please enter an address"],
  ["http://login.acme.com", "Please enter an address"],
  ["https://user@login.acme.com", "Please enter an address"],
  ["https://login.acme.com?a=1", "Please enter an address"],
  ["https://login.acme.com#a", "Please enter an address"],
  ["https://login.microsoftonline.com/{tenantid}/v2.0", "in place of the brackets"],
  ["https://login.microsoftonline.com/common/v2.0", "shared by all companies"],
  ["https://login.microsoftonline.com/Organizations/v2.0", "shared by all companies"],
  ["https://login.microsoftonline.us/consumers/v2.0", "shared by all companies"],
  [
    "https://login.microsoftonline.com/9188040d-6c67-4cf5-b112-36a304b66dad/v2.0",
    "shared by all companies",
  ],
  ["https://sts.windows.net/common/", "shared by all companies"],
  ["https://login.microsoftonline.com/%63ommon/v2.0", "shared by all companies"],
  ["https://login.microsoftonline.com/%2563ommon/v2.0", "shared by all companies"],
  ["https://login.microsoftonline.com/common%20/v2.0", "shared by all companies"],
  ["https://login.microsoftonline.com/acme%2f..%2fcommon/v2.0", "shared by all companies"],
  ["https://login.microsoftonline.com/acme/%2e%2e/common/v2.0", "shared by all companies"],
  ["https://login.microsoftonline.com./common/v2.0", "Please enter an address"],
  ["https://login.microsoftonline.com/%7Btenantid%7D/v2.0", "in place of the brackets"],
  ["https://login.microsoftonline.com/%257btenantid%257d/v2.0", "in place of the brackets"],
  ["https://login.acme.com/%ff", "Please enter an address"],
])("%o is refused", (issuer, problem) => expect(issuerProblem(issuer)).toContain(problem));

test("only Google's own issuer is Google", () => {
  for (const google of [
    "https://accounts.google.com",
    "https://accounts.google.com/",
    "HTTPS://Accounts.Google.com:443",
  ])
    expect(isGoogle(google)).toBe(true);
  expect(isGoogle("https://accounts.google.com.acme.com")).toBe(false);
});
