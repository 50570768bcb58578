import { errorCodesOf } from "#contract/error-codes.ts";
import type { NamedOperation } from "#contract/operation.ts";
import { accessText } from "./access-text.ts";
import { type Html, html } from "./html.ts";
import { countedText, limitTexts } from "./limit-text.ts";
import { parametersOf, responseTypeOf, schemaOf } from "./open-api.ts";
import { shapeOf } from "./shape.ts";
import { errorTable, parameterTable } from "./tables.ts";

export const operationSection = (operation: NamedOperation, basePath: string) =>
  html`<details id="${operation.module}.${operation.name}">
<summary><span class="method ${operation.method.toLowerCase()}">${operation.method}</span>
<code class="path">${basePath}${operation.path.replace(/:(\w+)/g, "{$1}")}</code>
<span class="summary">${operation.summary}</span></summary>
<div class="details">
<dl>
${entry("Name", html`<a href="#${operation.module}.${operation.name}"><code>${operation.module}.${operation.name}</code></a>`)}
${entry("Who may call it", html`${accessText(operation)}`)}
${operation.creates && entry("Repeating", html`Returns 201. Sent again with the same <code>Idempotency-Key</code> header, it takes effect once.`)}
${operation.versioned && entry("Versions", html`Sent with the <code>version</code> that was seen as <code>If-Match: "3"</code>, it is refused if the record has changed since.`)}
${operation.recorded && entry("Recorded", html`Who read whose ${operation.recorded} is recorded, once a day.`)}
${operation.limited && entry("Limit", html`${limitTexts(operation.limited).map((text) => html`${text}.<br>`)}${countedText(operation.limited)}`)}
</dl>
${parameterTable(parametersOf(operation))}
${
  operation.body &&
  html`<h3>Body <span>${operation.file === "upload" ? "multipart/form-data" : "application/json"}</span></h3>
${shape(shapeOf(schemaOf(operation.body, "input")))}`
}
<h3>Response <span>${responseText(operation)}</span></h3>
${(!operation.file || operation.file === "upload") && shape(shapeOf(schemaOf(operation.response, "output")))}
${errorTable(errorCodesOf(operation))}
</div>
</details>
`;

const entry = (name: string, value: Html) => html`<dt>${name}</dt><dd>${value}</dd>`;

const shape = (text: string) => html`<pre tabindex="0"><code>${text}</code></pre>`;

const responseText = (operation: NamedOperation) =>
  `${operation.creates ? 201 : 200}, ${responseTypeOf(operation)}${operation.paged ? ", one page of a list" : ""}`;
