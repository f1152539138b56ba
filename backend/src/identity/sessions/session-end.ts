const HOUR_MS = 60 * 60 * 1_000;

/**
 * Returns the end of a session opened now: after `TOKEN_HOURS` (platform/config/environment.ts), or `until` if that is
 * sooner.
 */
export function sessionEnd(tokenHours: number, until: Date | null): Date {
  const longest = new Date(Date.now() + tokenHours * HOUR_MS);
  return until !== null && until < longest ? until : longest;
}
