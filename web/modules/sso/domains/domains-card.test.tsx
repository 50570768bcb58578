import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { CompanyDomain } from "#contract/domains.ts";
import { failingOnce, serve } from "#web/test/fake-server.ts";
import { renderPageAt } from "#web/test/render-page.tsx";
import { DomainsCard } from "./domains-card.tsx";

afterEach(() => vi.unstubAllGlobals());

const waiting: CompanyDomain = {
  id: 7,
  domain: "protea.co.za",
  shownAs: "protea.co.za",
  record: { name: "_baton-hr.protea.co.za", value: "baton-hr=0123456789abcdef" },
  state: "waiting",
  addedAt: "2026-06-01T08:00:00.000Z",
  verifiedAt: null,
  lastSeenAt: null,
  lostAt: null,
  checkedAt: null,
  finding: null,
};
const seenAt = "2026-06-17T08:00:00.000Z";
const verified: CompanyDomain = {
  ...waiting,
  ...{ state: "verified", verifiedAt: seenAt, lastSeenAt: seenAt, checkedAt: seenAt },
  finding: "seen",
};
const listOf = (...domains: CompanyDomain[]) => ({ domains, maxDomains: 20 });

test.each<[string, Partial<CompanyDomain>, RegExp]>([
  ["that was not looked for", {}, /^Add this record to the domain's DNS, then check it\.$/],
  ["without a record", { checkedAt: seenAt, finding: "no_record" }, /^No record was found\./],
  [
    "with another text",
    { checkedAt: seenAt, finding: "other_text" },
    /but it has another value\.$/,
  ],
  ["with a wildcard", { checkedAt: seenAt, finding: "wildcard" }, /which proves nothing/],
  ["of another company", { checkedAt: seenAt, finding: "held" }, /another company has proven/],
  ["of failing servers", { checkedAt: seenAt, finding: "refused" }, /reported an error\.$/],
  ["of silent servers", { checkedAt: seenAt, finding: "no_answer" }, /did not answer in time\.$/],
  ["that is proven", verified, /^Proven since .*2026.*\. The record was last seen .*2026/],
  [
    "whose record is missing",
    { ...verified, state: "missing", lostAt: "2026-06-24T08:00:00.000Z", finding: "no_record" },
    /counts as proven until .*24.*2026/,
  ],
  ["that is lost", { ...waiting, state: "lost", lastSeenAt: seenAt }, /missing for seven days/],
])("a domain %s says so in a sentence", async (_, differing, sentence) => {
  serve({ "sso.listDomains": () => listOf({ ...waiting, ...differing }) });
  renderPageAt("/", <DomainsCard />);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test("the card states how many domains are proven", async () => {
  serve({ "sso.listDomains": () => listOf(verified, { ...waiting, id: 8, shownAs: "b.example" }) });
  renderPageAt("/", <DomainsCard />);
  expect(await screen.findByText("1 of 2 domains proven.")).toBeTruthy();
});

test("an international domain is shown in its script and as DNS has it", async () => {
  const domain = "xn--bcher-kva.example";
  serve({ "sso.listDomains": () => listOf({ ...waiting, domain, shownAs: "bücher.example" }) });
  renderPageAt("/", <DomainsCard />);
  expect(await screen.findByRole("heading", { name: "bücher.example" })).toBeTruthy();
  expect(screen.getByText(`In DNS: ${domain}`)).toBeTruthy();
});

test("name and value of the record are copied each by its button", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  serve({ "sso.listDomains": () => listOf(waiting) });
  renderPageAt("/", <DomainsCard />);
  fireEvent.click(await screen.findByRole("button", { name: "Copy the name" }));
  fireEvent.click(screen.getByRole("button", { name: "Copy the value" }));
  expect(writeText.mock.calls).toEqual([[waiting.record.name], [waiting.record.value]]);
});

test("a check shows the domain's new state", async () => {
  let known = waiting;
  const calls = serve({
    "sso.listDomains": () => listOf(known),
    "sso.checkDomain": () => {
      known = verified;
      return verified;
    },
  });
  renderPageAt("/", <DomainsCard />);
  fireEvent.click(await screen.findByRole("button", { name: "Check now: protea.co.za" }));
  expect(await screen.findByText(/^Proven since /)).toBeTruthy();
  expect(calls.length).toBeGreaterThan(2);
});

test("a domain is added, and a wrong one is refused at its field", async () => {
  const calls = serve({ "sso.listDomains": () => listOf(), "sso.addDomain": () => waiting });
  renderPageAt("/", <DomainsCard />);
  await screen.findByText("No domain is proven yet. Add one to begin.");
  fireEvent.click(screen.getByRole("button", { name: "Add a domain" }));
  const dialog = await screen.findByRole("dialog", { name: "Add a domain" });
  const field = within(dialog).getByLabelText(/^Domain/);
  fireEvent.change(field, { target: { value: "anna@protea.co.za" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Add" }));
  expect(await within(dialog).findByText("Please enter a domain such as example.com")).toBeTruthy();
  const asked = calls.length;
  fireEvent.change(field, { target: { value: "Protea.co.za" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Add" }));
  await waitFor(() => expect(calls.length).toBeGreaterThan(asked));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a domain is removed after a question", async () => {
  let known = listOf(waiting);
  serve({
    "sso.listDomains": () => known,
    "sso.removeDomain": () => {
      known = listOf();
      return { ok: true };
    },
  });
  renderPageAt("/", <DomainsCard />);
  fireEvent.click(await screen.findByRole("button", { name: "Remove protea.co.za" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Remove protea.co.za?" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Remove the domain" }));
  expect(await screen.findByText("No domain is proven yet. Add one to begin.")).toBeTruthy();
});

test("a list that fails to load says so and offers a retry", async () => {
  serve({ "sso.listDomains": failingOnce(listOf(waiting)) });
  renderPageAt("/", <DomainsCard />);
  await screen.findByText("The domains could not be loaded. Please try again.");
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "protea.co.za" })).toBeTruthy();
});
