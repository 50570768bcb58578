import { ApiError } from "#web/api/api-error.ts";

/** Waits for a call and renames the fields of its refusal to those of the form. */
export async function withFormNames<Result>(
  names: Readonly<Record<string, string>>,
  call: Promise<Result>,
): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, message, code, fields } = error;
    const renamed = Object.entries(fields).map(([name, problem]) => [names[name] ?? name, problem]);
    throw new ApiError(status, {
      message,
      ...(code && { code }),
      fields: Object.fromEntries(renamed),
    });
  }
}
