import { MANIFESTS } from './app-route';

/** Before the first manifest of anybody. */
const EVER = '2000-01-01';

export interface ManifestsShown {
  /** Search text, such as a manifest number. */
  readonly q?: string;
  readonly failures?: 'true';
}

/**
 * Path of the manifests that were submitted, of any day: the list alone shows the last weeks only, and a manifest
 * named by a link may be older.
 */
export function manifestListPath(shown: ManifestsShown): string {
  const to = `${new Date().getUTCFullYear() + 1}-12-31`;
  return `${MANIFESTS}?${new URLSearchParams({ tab: 'MANIFESTED', from: EVER, to, ...shown }).toString()}`;
}
