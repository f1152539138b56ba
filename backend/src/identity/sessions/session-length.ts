const HOUR_MS = 60 * 60 * 1_000;

/**
 * Returns when a session opened now ends: after `TOKEN_HOURS` (platform/config/environment.ts), or at `until` where
 * that is sooner.
 */
export function sessionEnd(tokenHours: number, until: Date | null): Date {
  const longest = new Date(Date.now() + tokenHours * HOUR_MS);
  return until !== null && until < longest ? until : longest;
}
