import { keyScopeLabels } from "#contract/codes/api-keys.ts";
import { keyLimits } from "#contract/v1/limits.ts";
import { errorCodesOfKey, maxRows, type NamedKeyOperation } from "#contract/v1/operation.ts";
import { schemaOf } from "#contract/v1/promise.ts";
import { html } from "../html.ts";
import { framedPage } from "../page-frame.ts";
import { type JsonSchema, shapeOf } from "../shape.ts";
import { errorTable, parameterTable } from "../tables.ts";
import { exampleOf, parametersOfKey } from "./open-api.ts";

/** For systems that connect by a key. */
export const v1Page = (operations: readonly NamedKeyOperation[], basePath: string): string =>
  framedPage(
    {
      title: "API for other systems",
      heading: "Baton HR API for other systems",
      lead: html`Version 1: ${operations.length} operations below <code>${basePath}/v1</code>, by API keys. It only grows. The same as an <a href="${basePath}/docs/v1/json">OpenAPI 3.1 description</a>. The screens use <a href="${basePath}/docs">an API of their own</a>, which may change at any time.`,
      conventions: conventions(basePath),
      groupsName: "Scopes",
      groups: [...Map.groupBy(operations, ({ scope }) => scope)].map(([scope, group]) => ({
        id: scope ?? "any",
        title: scope ? keyScopeLabels[scope] : "Any key",
        sections: group.map((operation) => section(operation, basePath)),
      })),
    },
    basePath,
  );

const conventions = (
  basePath: string,
) => html`<dt>Key</dt><dd>A super administrator makes one in the settings, under Configuration, Integrations. Send it with each call: <code>Authorization: Bearer baton_…</code></dd>
<dt>First call</dt><dd><pre tabindex="0"><code>${curlOf("/v1/key", basePath)}</code></pre></dd>
<dt>Lists</dt><dd>A page has <code>items</code> and <code>next</code>. Send <code>next</code> as <code>cursor</code> for the next page, until it is null. <code>limit</code> is 50 if left out, and at most ${maxRows}. Rows come in the order of their ids, so no row is missed while others are added.</dd>
<dt>Events</dt><dd>Changes are numbered without gaps from the moment that a key of the company may read events, or a webhook gets them. Call <code>/v1/events</code> with the number of your last event as <code>after</code>, until it equals <code>last</code>. An event names what changed; read the record for its values. A gap after <code>after</code> means that events older than 30 days have gone.</dd>
<dt>Webhooks</dt><dd>Instead of asking, let events be sent: a super administrator makes a webhook in the settings. Each event is a POST with the same body as an item of <code>/v1/events</code>, signed by the rule of Standard Webhooks: <code>webhook-signature</code> holds <code>v1,</code> and the Base64 of an HMAC-SHA256 over <code>webhook-id</code>, <code>webhook-timestamp</code> and the body, joined by dots. The key is the Base64 after <code>whsec_</code> in the secret. For 24 hours after a rotation there are two signatures, separated by a space. Answer with a status from 200 to 299 within ten seconds. Anything else is sent again for two days, after <code>Retry-After</code> for 429 and 503, and 410 stops the webhook. Events may arrive twice, known by their id, and out of order, known by their number.</dd>
<dt>Codes</dt><dd>Lists of codes in responses may get new ones. Expect codes that you do not know.</dd>
<dt>Errors</dt><dd>A body with <code>code</code> and <code>message</code>; for <code>invalid_request</code> also with <code>fields</code>. <code>Request-Id</code> names the call for support.</dd>
<dt>Limits</dt><dd>${keyLimits.callsPerMinute} calls a minute and ${keyLimits.callsAtOnce} at once for a key, ${keyLimits.companyCallsPerMinute} a minute for a company. <code>RateLimit</code> states what is left, and a 429 says in <code>Retry-After</code> when to try again.</dd>
<dt>Times</dt><dd>Days are <code>YYYY-MM-DD</code> in the company's time zone, moments are UTC.</dd>`;

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
${errorTable(errorCodesOfKey(operation))}
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
