import { MANIFESTS } from './app-route';

/** A day before any possible manifest. */
const EARLIEST_DAY = '2000-01-01';

export interface ManifestListQuery {
  /** Search text, such as a manifest number. */
  readonly q?: string;
  readonly failures?: 'true';
}

/**
 * Path to submitted manifests of any day: by default the list shows only the last few weeks, and a linked manifest may
 * be older.
 */
export function manifestListPath(shown: ManifestListQuery): string {
  const to = `${new Date().getUTCFullYear() + 1}-12-31`;
  return `${MANIFESTS}?${new URLSearchParams({ tab: 'MANIFESTED', from: EARLIEST_DAY, to, ...shown }).toString()}`;
}
