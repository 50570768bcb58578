import { keyScopeLabels } from "#contract/codes/api-keys.ts";
import { errors } from "#contract/errors.ts";
import { keyLimits } from "#contract/v1/limits.ts";
import { errorCodesOfKey, maxRows, type NamedKeyOperation } from "#contract/v1/operation.ts";
import { schemaOf } from "#contract/v1/promise.ts";
import { type Html, html } from "../html.ts";
import { type JsonSchema, rulesOf, shapeOf } from "../shape.ts";
import { exampleOf, type KeyParameter, parametersOfKey } from "./open-api.ts";

/** For those who connect another system; readable without script. */
export function v1Page(operations: readonly NamedKeyOperation[], basePath: string): string {
  const groups = [...Map.groupBy(operations, ({ scope }) => scope)];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API for other systems · Baton HR</title>
<link rel="icon" href="data:,">
<script src="${basePath}/docs/page.js"></script>
<link rel="stylesheet" href="${basePath}/docs/page.css">
</head>
<body>
<a class="skip" href="#operations">Skip to the operations</a>
<header>
<h1>Baton HR API for other systems</h1>
<p>Version 1: ${operations.length} operations below <code>${basePath}/v1</code>, by API keys. It only grows. The same as an <a href="${basePath}/docs/v1/json">OpenAPI 3.1 description</a>. The screens use <a href="${basePath}/docs">an API of their own</a>, which may change at any time.</p>
</header>
<div class="columns">
<nav aria-label="Scopes"><ul>
${groups.map(([scope, group]) => html`<li><a href="#${idOf(scope)}">${titleOf(scope)} <span>${group.length}</span></a>`)}
</ul></nav>
<main id="operations" tabindex="-1">
${conventions(basePath)}
<search hidden><label for="search">Find an operation</label>
<input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="Path, name, field or error code" aria-keyshortcuts="/">
<p id="found" role="status"></p></search>
${groups.map(
  ([scope, group]) => html`<section id="${idOf(scope)}" aria-labelledby="${idOf(scope)}-title">
<h2 id="${idOf(scope)}-title">${titleOf(scope)}</h2>
${group.map((operation) => section(operation, basePath))}</section>
`,
)}</main>
</div>
</body>
</html>
`.html;
}

type Scope = NamedKeyOperation["scope"];

const idOf = (scope: Scope) => scope ?? "any";
const titleOf = (scope: Scope) => (scope ? keyScopeLabels[scope] : "Any key");

const conventions = (
  basePath: string,
) => html`<section class="conventions" aria-label="For every operation">
<details open><summary><span class="summary">For every operation</span></summary><div class="details"><dl>
<dt>Key</dt><dd>A super administrator makes one in the settings, under Configuration, Integrations. Send it with each call: <code>Authorization: Bearer baton_…</code></dd>
<dt>First call</dt><dd><pre tabindex="0"><code>${curlOf("/v1/key", basePath)}</code></pre></dd>
<dt>Lists</dt><dd>A page has <code>items</code> and <code>next</code>. Send <code>next</code> as <code>cursor</code> for the next page, until it is null. <code>limit</code> is 50 if left out, and at most ${maxRows}. Rows come in the order of their ids, so no row is missed while others are added.</dd>
<dt>Codes</dt><dd>Lists of codes in responses may get new ones. Expect codes that you do not know.</dd>
<dt>Errors</dt><dd>A body with <code>code</code> and <code>message</code>; for <code>invalid_request</code> also with <code>fields</code>. <code>Request-Id</code> names the call for support.</dd>
<dt>Limits</dt><dd>${keyLimits.callsPerMinute} calls a minute and ${keyLimits.callsAtOnce} at once for a key, ${keyLimits.companyCallsPerMinute} a minute for a company. <code>RateLimit</code> states what is left, and a 429 says in <code>Retry-After</code> when to try again.</dd>
<dt>Times</dt><dd>Days are <code>YYYY-MM-DD</code> in the company's time zone, moments are UTC.</dd>
</dl></div></details></section>`;

const section = (
  operation: NamedKeyOperation,
  basePath: string,
) => html`<details id="${operation.name}">
<summary><span class="method ${operation.method.toLowerCase()}">${operation.method}</span>
<code class="path">${basePath}${operation.path.replace(/:(\w+)/g, "{$1}")}</code>
<span class="summary">${operation.summary}</span></summary>
<div class="details">
<dl><dt>Scope</dt><dd>${operation.scope ? html`<code>${operation.scope}</code>` : html`None: any key`}</dd></dl>
${parameterTable(parametersOfKey(operation))}
<h3>Response <span>200, application/json</span></h3>
<pre tabindex="0"><code>${shapeOf(schemaOf(operation.response, "output") as JsonSchema)}</code></pre>
<h3>Example</h3>
<pre tabindex="0"><code>${curlOf(examplePath(operation), basePath)}</code></pre>
<pre tabindex="0"><code>${JSON.stringify(exampleOf(operation).response, null, 2)}</code></pre>
${errorTable(operation)}
</div>
</details>
`;

/** The path of an operation's example, with its query. */
export function examplePath(operation: NamedKeyOperation): string {
  const { params, query = {} } = exampleOf(operation);
  const path = operation.path.replace(":id", String(params?.id));
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  return asked.size > 0 ? `${path}?${asked}` : path;
}

const curlOf = (path: string, basePath: string) =>
  `curl "$BATON_URL${basePath}${path}" \\\n  -H "Authorization: Bearer $BATON_KEY"`;

const parameterTable = (parameters: readonly KeyParameter[]): Html | false =>
  parameters.length > 0 &&
  html`<h3>Parameters</h3><table><thead><tr><th>Name<th>In<th>Value</thead><tbody>
${parameters.map(({ name, in: place, required, schema }) => html`<tr><td><code>${name}</code>${required && html` <span class="required">required</span>`}<td>${place}<td><code>${shapeOf(schema as JsonSchema)}</code> ${rulesOf(schema as JsonSchema)}`)}
</tbody></table>`;

const errorTable = (operation: NamedKeyOperation) =>
  html`<h3>Errors</h3><table><thead><tr><th>Status<th>Code<th>Message</thead><tbody>
${errorCodesOfKey(operation)
  .toSorted((one, other) => errors[one][0] - errors[other][0])
  .map((code) => html`<tr><td>${errors[code][0]}<td><code>${code}</code><td>${errors[code][1]}`)}
</tbody></table>`;
