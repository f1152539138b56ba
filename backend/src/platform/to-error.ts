/** Converts a thrown value to an error: libraries also throw strings and objects. */
export const toError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

/** Code of a system or library error, such as `ECONNREFUSED`; undefined if there is none. */
export const errorCode = (thrown: unknown): string | undefined =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'code' in thrown &&
  typeof thrown.code === 'string'
    ? thrown.code
    : undefined;
