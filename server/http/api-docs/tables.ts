import { type ErrorCode, errors } from "#contract/errors.ts";
import { html } from "./html.ts";
import type { ParameterDescription } from "./open-api.ts";
import { rulesOf, shapeOf } from "./shape.ts";

export const parameterTable = (parameters: readonly ParameterDescription[]) =>
  parameters.length > 0 &&
  html`<h3>Parameters</h3><table><thead><tr><th>Name<th>In<th>Value</thead><tbody>
${parameters.map(({ name, in: place, required, schema }) => html`<tr><td><code>${name}</code>${required && html` <span class="required">required</span>`}<td>${place}<td><code>${shapeOf(schema)}</code> ${rulesOf(schema)}`)}
</tbody></table>`;

/** By status. */
export const errorTable = (codes: readonly ErrorCode[]) =>
  html`<h3>Errors</h3><table><thead><tr><th>Status<th>Code<th>Message</thead><tbody>
${codes
  .map((code) => ({ code, status: errors[code][0], message: errors[code][1] }))
  .sort((one, other) => one.status - other.status)
  .map(
    ({ code, status, message }) => html`<tr><td>${status}<td><code>${code}</code><td>${message}`,
  )}
</tbody></table>`;
