import { type Html, html } from "./html.ts";

interface PageContent {
  title: string;
  heading: string;
  lead: Html;
  /** Terms and what they mean for every operation. */
  conventions: Html;
  /** What the operations are grouped by. */
  groupsName: string;
  groups: readonly { id: string; title: string; sections: readonly Html[] }[];
}

/** A page of the API's documentation, readable without script. */
export const framedPage = (
  { title, heading, lead, conventions, groupsName, groups }: PageContent,
  basePath: string,
): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Baton HR</title>
<link rel="icon" href="data:,">
<script src="${basePath}/docs/page.js"></script>
<link rel="stylesheet" href="${basePath}/docs/page.css">
</head>
<body>
<a class="skip" href="#operations">Skip to the operations</a>
<header>
<h1>${heading}</h1>
<p>${lead}</p>
</header>
<div class="columns">
<nav aria-label="${groupsName}"><ul>
${groups.map(({ id, title, sections }) => html`<li><a href="#${id}">${title} <span>${sections.length}</span></a>`)}
</ul></nav>
<main id="operations" tabindex="-1">
<section class="conventions" aria-label="For every operation">
<details open><summary><span class="summary">For every operation</span></summary><div class="details"><dl>
${conventions}
</dl></div></details></section>
<search hidden><label for="search">Find an operation</label>
<input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="Path, name, field or error code" aria-keyshortcuts="/">
<p id="found" role="status"></p></search>
${groups.map(
  ({ id, title, sections }) => html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${sections}</section>
`,
)}</main>
</div>
</body>
</html>
`.html;
