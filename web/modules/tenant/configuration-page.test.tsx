import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Tenant } from "#contract/tenant.ts";
import { failingOnce, reply, serve } from "#web/test/fake-server.ts";
import { renderPageAt } from "#web/test/render-page.tsx";
import { ConfigurationPage } from "./configuration-page.tsx";

const tenant: Tenant = {
  id: "7b0c4b7e-6a39-4a57-8f0e-6d8f2f1f1a11",
  tenantName: "Protea Foods",
  companyEmail: "info@protea.co.za",
  domainName: "protea.co.za",
  companyPhone: "",
  tenantRegistrationType: null,
  country: "ZA",
  taxNumber: "",
  registrationDate: null,
  officeAddress: "",
  industry: "",
  teamSize: "",
  isActive: true,
  createdAt: "2026-01-05T08:00:00.000Z",
  confirmedAt: null,
  accentColor: null,
  logo: null,
  timeZone: "Africa/Johannesburg",
  mailSenderName: "",
  replyToEmail: "",
  yearStart: "01-01",
  holidayRegion: null,
  workMinutes: [480, 480, 480, 480, 480, 0, 0],
  probationMonths: 0,
  offersStudyLeave: false,
  offersTimeInLieu: false,
  inLieuMonths: null,
  handoverDays: { written: 11, commented: 6, confirmed: 1 },
};

const fieldOf = (name: string) => screen.findByRole("textbox", { name });
const type = async (name: string, value: string) =>
  fireEvent.change(await fieldOf(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save Changes" }));
const savedBodies = (calls: { id: string; body: unknown }[]) =>
  calls.filter(({ id }) => id === "tenant.updateTenant").map(({ body }) => body);

test("a configuration that fails to load says so and offers a retry [TSCONF-10]", async () => {
  serve({ "tenant.getTenant": failingOnce(tenant) });
  renderPageAt("/", <ConfigurationPage />);
  await screen.findByText("Failed to load tenant information. Please try again later.");
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(((await fieldOf("Company Name")) as HTMLInputElement).value).toBe("Protea Foods");
});

test("the configuration has the five documented tabs and two more [TSCONF-01, TSCONF-02, TSCONF-03]", async () => {
  serve({ "tenant.getTenant": () => tenant });
  renderPageAt("/", <ConfigurationPage />);
  await fieldOf("Company Name");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Tenant Configuration");
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Company Details",
    "Branding Settings",
    "Security",
    "Notifications",
    "Integrations",
    "Company Settings",
    "Who Receives What",
  ]);
  for (const tab of ["Security", "Notifications", "Integrations"]) {
    fireEvent.click(screen.getByRole("tab", { name: tab }));
    expect(await screen.findByText(`${tab} settings coming soon`)).toBeTruthy();
  }
});

test("the company's name and email are required before it is sent [TSCONF-04, TSCONF-05]", async () => {
  const calls = serve({ "tenant.getTenant": () => tenant });
  renderPageAt("/", <ConfigurationPage />);
  await type("Company Name", " ");
  await type("Company Email", "");
  save();
  expect(await screen.findByText("Company name is required")).toBeTruthy();
  expect(screen.getByText("Company email is required")).toBeTruthy();
  expect(savedBodies(calls)).toEqual([]);
});

test("company details are saved as documented, with a banner for three seconds [TSCONF-07, TSCONF-09, TSCONF-12, APITEN-04, CONST-24, CONST-25]", async () => {
  const calls = serve({
    "tenant.getTenant": () => tenant,
    "tenant.updateTenant": () => ({ ...tenant, tenantName: "Protea & Sons" }),
  });
  renderPageAt("/", <ConfigurationPage />);
  await type("Company Name", "Protea & Sons");
  expect(screen.getByRole("combobox", { name: "Business Type" }).textContent).toBe("Corporation");
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  save();
  await screen.findByText("Company details updated successfully!");
  await vi.advanceTimersByTimeAsync(2_500);
  expect(screen.queryByText("Company details updated successfully!")).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  await waitFor(() =>
    expect(screen.queryByText("Company details updated successfully!")).toBeNull(),
  );
  expect(savedBodies(calls)).toEqual([
    {
      tenantName: "Protea & Sons",
      companyEmail: "info@protea.co.za",
      country: "ZA",
      taxNumber: "",
      registrationDate: "",
    },
  ]);
});

test("the business types and countries are the documented ones [TSCONF-06, TSCONF-08]", async () => {
  serve({ "tenant.getTenant": () => tenant });
  renderPageAt("/", <ConfigurationPage />);
  await fieldOf("Company Name");
  const optionsOf = async (name: string) => {
    fireEvent.keyDown(screen.getByRole("combobox", { name }), { key: "ArrowDown" });
    const options = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
    fireEvent.keyDown(screen.getByRole("listbox"), { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
    return options;
  };
  expect((await optionsOf("Business Type")).toSorted()).toEqual([
    "Close Corporation",
    "Individual",
    "Non-Profit Organisation",
    "Private Company",
    "Public Company",
    "Sole Proprietor (Registered)",
  ]);
  expect(await optionsOf("Country")).toEqual([
    "United States",
    "United Kingdom",
    "Canada",
    "Australia",
    "South Africa",
  ]);
});

test("a failed save names the refused field and keeps the input [TSCONF-11]", async () => {
  serve({
    "tenant.getTenant": () => tenant,
    "tenant.updateTenant": () =>
      reply(400, { code: "invalid_request", fields: { tenantName: "Not this one" } }),
  });
  renderPageAt("/", <ConfigurationPage />);
  await type("Company Name", "Protea & Sons");
  save();
  expect(await screen.findByText("Failed to save changes. Please try again.")).toBeTruthy();
  expect(screen.getByText("Not this one")).toBeTruthy();
  expect(((await fieldOf("Company Name")) as HTMLInputElement).value).toBe("Protea & Sons");
});

test("branding starts with the default accent and takes only a colour [TSCONF-13, TSCONF-15, TSCONF-16, CONST-25]", async () => {
  const calls = serve({
    "tenant.getTenant": () => tenant,
    "tenant.updateTenant": () => ({ ...tenant, accentColor: "#aa0000" }),
  });
  renderPageAt("/", <ConfigurationPage />);
  await fieldOf("Company Name");
  fireEvent.click(screen.getByRole("tab", { name: "Branding Settings" }));
  expect(((await fieldOf("Accent Colour")) as HTMLInputElement).value).toBe("#2563eb");
  expect(screen.getByText(/Recommended size: 200x60/)).toBeTruthy();
  const button = () => screen.getAllByRole("button", { name: "Save Changes" }).at(-1);
  await type("Accent Colour", "red");
  fireEvent.click(button() as HTMLElement);
  expect(await screen.findByText("Please enter a colour such as #2563eb")).toBeTruthy();
  await type("Accent Colour", "#AA0000");
  fireEvent.click(button() as HTMLElement);
  expect(await screen.findByText("Branding settings updated successfully!")).toBeTruthy();
  expect(savedBodies(calls)).toEqual([{ accentColor: "#aa0000", logo: null }]);
});

test("a file that is no picture is refused as a logo [TSCONF-14]", async () => {
  serve({ "tenant.getTenant": () => tenant });
  renderPageAt("/", <ConfigurationPage />);
  await fieldOf("Company Name");
  fireEvent.click(screen.getByRole("tab", { name: "Branding Settings" }));
  const input = await screen.findByLabelText("Logo");
  expect(input.getAttribute("accept")).toBe("image/*");
  const file = new File(["%PDF-1.7"], "logo.pdf", { type: "application/pdf" });
  fireEvent.change(input, { target: { files: [file] } });
  expect(await screen.findByText("Please choose an image file")).toBeTruthy();
});

test("the company's time zone, sender's name and reply address are set", async () => {
  const calls = serve({
    "tenant.getTenant": () => tenant,
    "tenant.updateTenant": () => ({ ...tenant, timeZone: "Europe/London" }),
  });
  renderPageAt("/?tab=settings", <ConfigurationPage />);
  const zone = (await screen.findByRole("combobox", { name: "Time Zone" })) as HTMLInputElement;
  expect(zone.value).toBe("Africa/Johannesburg");
  await userEvent.clear(zone);
  await userEvent.type(zone, "london");
  const asLongAsItTakes = { timeout: 15_000 };
  fireEvent.click(await screen.findByRole("option", { name: "Europe/London" }, asLongAsItTakes));
  await type("Sender's Name", "Protea People");
  await type("Reply Address", "nobody");
  save();
  expect(await screen.findByText("Please enter a valid email address")).toBeTruthy();
  await type("Reply Address", "people@protea.co.za");
  save();
  const question = () => screen.findByRole("alertdialog", { name: "Change the time zone?" });
  fireEvent.click(within(await question()).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(savedBodies(calls)).toEqual([]);
  save();
  fireEvent.click(within(await question()).getByRole("button", { name: "Change the Time Zone" }));
  expect(await screen.findByText("Company settings updated successfully!")).toBeTruthy();
  expect(savedBodies(calls)).toEqual([
    {
      timeZone: "Europe/London",
      yearStart: "01-01",
      holidayRegion: null,
      workMinutes: [480, 480, 480, 480, 480, 0, 0],
      probationMonths: 0,
      handoverDays: { written: 11, commented: 6, confirmed: 1 },
      mailSenderName: "Protea People",
      replyToEmail: "people@protea.co.za",
    },
  ]);
});

test("the company's year, holidays and weekly hours are set", async () => {
  const calls = serve({ "tenant.getTenant": () => tenant, "tenant.updateTenant": () => tenant });
  renderPageAt("/?tab=settings", <ConfigurationPage />);
  await screen.findByText("40 hours a week, for which leave takes 5 days.");
  const choose = async (name: string, option: string) => {
    await userEvent.click(screen.getByRole("combobox", { name }));
    const found = await screen.findByRole("option", { name: option });
    await waitFor(() =>
      expect(screen.getByRole("listbox").contains(document.activeElement)).toBe(true),
    );
    found.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  };
  const region = screen.getByRole("combobox", { name: "Public Holidays" });
  expect(region.textContent).toBe("As in South Africa");
  await choose("First Day of the Year", "1 March");
  await choose("Public Holidays", "Pakistan");
  await type("Probation", "3");
  await type("Friday", "4");
  await screen.findByText("36 hours a week, for which leave takes 4.5 days.");
  await type("Saturday", "25");
  save();
  expect(await screen.findByText("A day has 0 to 24 hours")).toBeTruthy();
  await type("Saturday", "");
  save();
  expect(await screen.findByText("Company settings updated successfully!")).toBeTruthy();
  expect(savedBodies(calls)).toEqual([
    expect.objectContaining({
      yearStart: "03-01",
      holidayRegion: "PK",
      workMinutes: [480, 480, 480, 480, 240, 0, 0],
      probationMonths: 3,
    }),
  ]);
});

test("the due days of handover steps decrease, with an example day", async () => {
  const calls = serve({ "tenant.getTenant": () => tenant, "tenant.updateTenant": () => tenant });
  vi.useFakeTimers({ now: new Date("2026-11-09T08:00:00Z"), toFake: ["Date"] });
  renderPageAt("/?tab=settings", <ConfigurationPage />);
  await screen.findByText(
    "For a change on 1 Mar 2027: written by 18 Feb, commented by 23 Feb, confirmed by 28 Feb. When time is short, the steps have at least 4, 5 and 5 days.",
  );
  await type("Written", "20");
  await type("Commented", "20");
  await type("Confirmed", "");
  expect(screen.queryByText(/^For a change on/)).toBeNull();
  save();
  expect(await screen.findByText("Please enter fewer days than for the step before")).toBeTruthy();
  expect(screen.getByText("Please enter 0 to 60 days")).toBeTruthy();
  await type("Written", "21");
  await waitFor(() =>
    expect(screen.queryByText("Please enter fewer days than for the step before")).toBeNull(),
  );
  await type("Confirmed", "18");
  await screen.findByText(
    "For a change on 1 Mar 2027: written by 8 Feb, commented by 9 Feb, confirmed by 11 Feb. When time is short, the steps have at least 4, 1 and 2 days.",
  );
  vi.useRealTimers();
  save();
  expect(await screen.findByText("Company settings updated successfully!")).toBeTruthy();
  expect(savedBodies(calls)).toEqual([
    expect.objectContaining({ handoverDays: { written: 21, commented: 20, confirmed: 18 } }),
  ]);
});

test("a week without an hour of work is refused before sending", async () => {
  const calls = serve({ "tenant.getTenant": () => tenant });
  renderPageAt("/?tab=settings", <ConfigurationPage />);
  await fieldOf("Monday");
  for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]) await type(day, "0");
  save();
  expect((await screen.findAllByText("At least one day must be worked")).length).toBeGreaterThan(0);
  expect(savedBodies(calls)).toEqual([]);
});

test("the super administrators to be notified of a matter are chosen", async () => {
  const recipients = {
    candidates: [
      { id: 1, name: "Naledi Khumalo" },
      { id: 2, name: "Johan Botha" },
    ],
    chosen: { leaveRequested: null, leaveWithoutManager: null, documentExpires: [2] },
  };
  const calls = serve({
    "tenant.getTenant": () => tenant,
    "tenant.getRecipients": () => recipients,
    "tenant.updateRecipients": () => recipients,
  });
  renderPageAt("/?tab=recipients", <ConfigurationPage />);
  const johan = await screen.findByRole("checkbox", { name: "Johan Botha" });
  expect((johan as HTMLInputElement).checked).toBe(true);
  fireEvent.click(johan);
  save();
  expect(await screen.findByText("Please choose at least one super administrator")).toBeTruthy();
  fireEvent.click(screen.getByRole("checkbox", { name: "Naledi Khumalo" }));
  fireEvent.click(
    screen.getByRole("radio", { name: "The manager, and only these super administrators" }),
  );
  save();
  expect(await screen.findByText("Who receives what has been updated")).toBeTruthy();
  expect(
    calls.filter(({ id }) => id === "tenant.updateRecipients").map(({ body }) => body),
  ).toEqual([{ leaveRequested: [], leaveWithoutManager: null, documentExpires: [1] }]);
});

test("the settings show how much of the company's storage is used", async () => {
  serve({
    "tenant.getTenant": () => tenant,
    "tenant.getStorageUse": () => ({ usedBytes: 1_288_490_189, allowedBytes: 20 * 1024 ** 3 }),
  });
  renderPageAt("/?tab=settings", <ConfigurationPage />);
  expect(await screen.findByText("Storage: 1.2 GB of 20 GB used")).toBeTruthy();
});
