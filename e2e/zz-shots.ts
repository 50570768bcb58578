import { chromium } from "@playwright/test";
import { chromiumOptions } from "../chromium.config.ts";
import { newCompany, registerCompany, signUp, api } from "./company.ts";
const base = "http://localhost:3100";
const out = "/tmp/shots"; import { mkdirSync } from "node:fs"; mkdirSync(out, { recursive: true });
const browser = await chromium.launch(chromiumOptions);
const ctx0 = await browser.newContext({ baseURL: base, extraHTTPHeaders: { "X-Forwarded-For": `10.1.${Date.now()%250}.7` } });
const company = await newCompany(ctx0.request);
const fresh = await signUp(ctx0.request);
const reg = await registerCompany(ctx0.request);
const all: [string, string, string | null][] = [
 ["landing", "/", null], ["signin", "/signin", null], ["signup", "/signup", null], ["forgot", "/forgot-password", null], ["reset", "/reset-password#access_token=x", null], ["notfound", "/nowhere", null],
 ["registration", "/superadmin/registration", fresh.token], ["ownerwiz", "/superadmin/update-company-profile", reg.owner.token], ["dash", "/superadmin/dashboard", company.owner.token], ["users", "/superadmin/user-management", company.owner.token], ["leave", "/superadmin/leave/management", company.owner.token], ["myleave", "/superadmin/leave/my-leave", company.owner.token], ["calendar", "/superadmin/calendar", company.owner.token]];
const wanted = process.argv[2]?.split(",");
for (const [w, h] of [[1440, 900], [390, 844]] as const) for (const scheme of ["light", "dark"] as const) {
  for (const [name, path, token] of all) {
    if (wanted && !wanted.includes(name)) continue;
    const ctx = await browser.newContext({ baseURL: base, viewport: { width: w, height: h }, colorScheme: scheme, extraHTTPHeaders: { "X-Forwarded-For": "10.1.2.3" } });
    if (token) await ctx.addInitScript((t) => localStorage.setItem("authToken", t), token);
    const page = await ctx.newPage();
    page.on("console", (m) => { if (m.type() === "error") console.log(name, m.text().slice(0, 200)); });
    page.on("pageerror", (e) => console.log(name, "PAGEERROR", e.message.slice(0, 200)));
    await page.goto(path, { waitUntil: "networkidle" });
    await page.waitForTimeout(400);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (overflow) console.log("OVERFLOW", name, w);
    await page.screenshot({ path: `${out}/${name}-${w}-${scheme}.png` });
    await ctx.close();
  }
}
await browser.close();
