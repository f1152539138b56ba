import { isApiError } from '../../../shared/api/api-error';

const PREFIX = 'adapterSettings.';

interface SettingError {
  readonly path: string;
  readonly message: string;
}

const isSettingError = (value: unknown): value is SettingError =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'message' in value &&
  typeof value.path === 'string' &&
  typeof value.message === 'string' &&
  value.path.startsWith(PREFIX);

/** Errors of a carrier's adapter about its settings, by field. */
export function settingErrors(error: unknown): Readonly<Record<string, string | undefined>> {
  if (!isApiError(error) || !Array.isArray(error.details)) return {};
  const issues: unknown[] = error.details;
  return Object.fromEntries(
    issues.filter(isSettingError).map(({ path, message }) => [path.slice(PREFIX.length), message]),
  );
}

type Settings = Readonly<Record<string, string>>;

/** Removes the errors of fields that have changed since they were sent. */
export const withoutChangedFields = (
  errors: Readonly<Record<string, string | undefined>>,
  { sent, now }: { readonly sent: Settings | null | undefined; readonly now: Settings },
): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => sent?.[name] === now[name]));
