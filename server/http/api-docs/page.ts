import { maxPageSize } from "#contract/common.ts";
import type { NamedOperation } from "#contract/operation.ts";
import { html } from "./html.ts";
import { operationSection } from "./operation-section.ts";

/** Readable without script. */
export function apiPage(operations: readonly NamedOperation[], basePath: string): string {
  const modules = [...Map.groupBy(operations, ({ module }) => module)];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Baton HR</title>
<link rel="icon" href="data:,">
<script src="${basePath}/docs/page.js"></script>
<link rel="stylesheet" href="${basePath}/docs/page.css">
</head>
<body>
<a class="skip" href="#operations">Skip to the operations</a>
<header>
<h1>Baton HR API</h1>
<p>${operations.length} operations, all below <code>${basePath}</code>. The same as an <a href="${basePath}/docs/json">OpenAPI description</a>. Other systems use <a href="${basePath}/docs/v1">version 1, by API keys</a>, which does not change under them.</p>
</header>
<div class="columns">
<nav aria-label="Modules"><ul>
${modules.map(([module, group]) => html`<li><a href="#${module}">${module} <span>${group.length}</span></a>`)}
</ul></nav>
<main id="operations" tabindex="-1">
${conventions(basePath)}
<search hidden><label for="search">Find an operation</label>
<input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="Path, name, field or error code" aria-keyshortcuts="/">
<p id="found" role="status"></p></search>
${modules.map(
  ([module, group]) => html`<section id="${module}" aria-labelledby="${module}-title">
<h2 id="${module}-title">${module}</h2>
${group.map((operation) => operationSection(operation, basePath))}</section>
`,
)}</main>
</div>
</body>
</html>
`.html;
}

const conventions = (
  basePath: string,
) => html`<section class="conventions" aria-label="For every operation">
<details open><summary><span class="summary">For every operation</span></summary><div class="details"><dl>
<dt>Signing in</dt><dd>Send <code>POST ${basePath}/api/auth/login</code> an email and a password, and then the <code>token</code> that it returns with each call: <code>Authorization: Bearer …</code></dd>
<dt>Errors</dt><dd>A body with <code>code</code> and <code>message</code>; for <code>invalid_request</code> also with <code>fields</code>, which says what is wrong with up to 20 of them. Unknown fields are refused.</dd>
<dt>Lists</dt><dd><code>page</code> and <code>pageSize</code> choose a page. <code>X-Total-Count</code> is the number of rows on all pages, and <code>Link</code> leads to the next one. Without either parameter a response has up to ${maxPageSize} rows.</dd>
<dt>Limits</dt><dd>A 429 says in <code>Retry-After</code> in how many seconds to try again.</dd>
<dt>Times</dt><dd>Days are <code>YYYY-MM-DD</code> in the company's time zone, moments are UTC.</dd>
</dl></div></details></section>`;
