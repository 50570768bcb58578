type Rules = readonly (readonly [word: string, pattern: RegExp])[];

// Browsers also name the browsers they derive from, so the most specific name is tested first.
const browsers: Rules = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\/|\bOpera\b/],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|HeadlessChrome|CriOS)\//],
  ["Safari", /\bVersion\/[\d.]+ .*\bSafari\//],
];

const systems: Rules = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

const wordFor = (rules: Rules, userAgent: string) =>
  rules.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** A device from its user agent, as "Chrome on Windows"; unknown parts are left out. */
export function deviceLabel(userAgent: string): string {
  const [browser, system] = [wordFor(browsers, userAgent), wordFor(systems, userAgent)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}
