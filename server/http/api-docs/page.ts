import { maxPageSize } from "#contract/common.ts";
import type { NamedOperation } from "#contract/operation.ts";
import { html } from "./html.ts";
import { operationSection } from "./operation-section.ts";
import { framedPage } from "./page-frame.ts";

export const apiPage = (operations: readonly NamedOperation[], basePath: string): string =>
  framedPage(
    {
      title: "API",
      heading: "Baton HR API",
      lead: html`${operations.length} operations, all below <code>${basePath}</code>. The same as an <a href="${basePath}/docs/json">OpenAPI description</a>. Other systems use <a href="${basePath}/docs/v1">version 1, by API keys</a>, which does not change under them.`,
      conventions: conventions(basePath),
      groupsName: "Modules",
      groups: [...Map.groupBy(operations, ({ module }) => module)].map(([module, group]) => ({
        id: module,
        title: module,
        sections: group.map((operation) => operationSection(operation, basePath)),
      })),
    },
    basePath,
  );

const conventions = (
  basePath: string,
) => html`<dt>Signing in</dt><dd>Send <code>POST ${basePath}/api/auth/login</code> an email and a password, and then the <code>token</code> that it returns with each call: <code>Authorization: Bearer …</code></dd>
<dt>Errors</dt><dd>A body with <code>code</code> and <code>message</code>; for <code>invalid_request</code> also with <code>fields</code>, which says what is wrong with up to 20 of them. Unknown fields are refused.</dd>
<dt>Lists</dt><dd><code>page</code> and <code>pageSize</code> choose a page. <code>X-Total-Count</code> is the number of rows on all pages, and <code>Link</code> leads to the next one. Without either parameter a response has up to ${maxPageSize} rows.</dd>
<dt>Limits</dt><dd>A 429 says in <code>Retry-After</code> in how many seconds to try again.</dd>
<dt>Times</dt><dd>Days are <code>YYYY-MM-DD</code> in the company's time zone, moments are UTC.</dd>`;
